import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { solutions } from '../content/pages/solutions';
import { site } from '../content/site';
import { paths } from '../paths';
import { dialogStore } from '../runtime/overlays/dialog-store';
import { renderPage } from './export';

const { product } = paths;

function show(path: string) {
  document.body.innerHTML = renderPage(path, '/').html;
}
afterEach(() => document.body.replaceChildren());

const inMain = <Found extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(`main ${selector}`),
];
const clickButton = (name: string) =>
  userEvent.click(inMain('button').find(({ textContent }) => textContent === name)!);

test('the home page shows its sections in the order of the requirements, and its free option opens the intake', async () => {
  show(paths.home);
  expect(inMain('h2').map(({ id }) => id)).toEqual([
    'model-title',
    'products-title',
    'testimonials-title',
    'why-title',
    'scan-title',
    'closing-title',
    'contact-title',
  ]);
  await clickButton('Start the Free Intake');
  expect(dialogStore.get().open).toBe('free-intake');
});

test('each solution’s row shows its sentence, systems and figure, and a closed disclosure holds its features', () => {
  show(paths.solutions);
  for (const { key, description, integrations, figure, features } of solutions.cards.items) {
    const row = document.getElementById(key)!;
    const fold = row.querySelector('details')!;
    expect(fold).not.toHaveAttribute('open');
    for (const text of [description[1], ...features]) expect(fold).toHaveTextContent(text);
    for (const text of [description[0], ...integrations, figure.value, figure.label]) {
      expect(row).toHaveTextContent(text);
      expect(fold).not.toHaveTextContent(text);
    }
  }
});

test.each([
  [product['ai-suite'], /^Agents work by /],
  [product['voice-agents'], /^It is not an emergency line/],
  [product['document-processing'], /^The agent approves no invoice/],
  [product['analysis-suite'], /^The suite reads your files/],
])(
  '%s says below its first button what Discovery costs, and states the product’s limits before its last button',
  (path, limits) => {
    show(path);
    const [hero] = inMain('section');
    expect(hero).toHaveTextContent(/Discovery: €400 one-time, the result in 3-5 days/);
    const text = screen.getByText(limits);
    expect(text.closest('details')).toBeNull();
    const [closing] = inMain('[data-closing]');
    expect(text.compareDocumentPosition(closing!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('the page of the voice agents shows a call in which the agent first says that it is AI', () => {
  show(product['voice-agents']);
  const [first] = inMain('figure [lang=nl]');
  expect(first).toHaveTextContent('Dit is de AI-assistent');
  expect(first!.parentElement!.previousElementSibling).toHaveTextContent('AI agent');
});

test('the map of the about page has a text alternative with the five countries', () => {
  show(paths.about);
  const [map] = inMain('[role=img][aria-label*="Map of Europe"]');
  for (const country of ['Netherlands', 'Germany', 'France', 'Spain', 'Belgium'])
    expect(map!.ariaLabel).toContain(country);
});

test('the contact page links to the e-mail address and the phone number', () => {
  show(paths.contact);
  const links = new Map(
    inMain<HTMLAnchorElement>('a').map((link) => [link.textContent, link.href]),
  );
  expect(links.get(site.email)).toBe(`mailto:${site.email}`);
  expect(links.get(site.phone)).toMatch(/^tel:\+\d+$/);
});

test('the pricing page has a button or a link for each plan, and a text alternative for its usage example', async () => {
  show(paths.pricing);
  await clickButton('Start with the free intake');
  expect(dialogStore.get().open).toBe('free-intake');
  for (const name of ['Ask for Pro', 'Ask for Business']) {
    dialogStore.set({ open: null, trigger: null });
    await clickButton(name);
    expect(dialogStore.get().open).toBe('discovery');
  }
  const sales = inMain('a').find(({ textContent }) => textContent === 'Contact Sales');
  expect(sales).toHaveAttribute('href', '/contact');
  const used = '7,332 of 10,000 executions used, 2,668 remaining';
  expect(inMain(`[role=img][aria-label="${used}"]`)).toHaveLength(1);
});

test('the timeline of the careers page shows the phase of an entry, and marks milestones and future entries', () => {
  show(paths.careers);
  const entry = (name: string) =>
    inMain('h3')
      .find(({ textContent }) => textContent === name)!
      .closest('li')!;
  expect(entry('Every agent by hand')).toHaveTextContent('2024 · Q1 Custom Era');
  expect(entry('Every agent by hand')).toHaveTextContent('Milestone');
  expect(entry('A shelf of tested parts')).toHaveTextContent('2025 · Q3 Transition');
  expect(entry('A shelf of tested parts')).not.toHaveTextContent(/Milestone|Still to come/);
  expect(entry('In your hands')).toHaveTextContent('Next Platform Era');
  expect(entry('In your hands')).toHaveTextContent('Still to come');
});

test('the 404 page shows its message and links to other pages, and tells search engines not to index it', () => {
  show('/404');
  expect(inMain('h1')[0]).toHaveAccessibleName('404 Page Not Found');
  expect(renderPage('/404', '/').head).toMatch(
    /^<title>404 Page Not Found \| Maatwerk<\/title>.*<meta name="robots" content="noindex"\/>/,
  );
  const ways = inMain('nav[aria-label="Ways back"] a').map((way) => way.getAttribute('href'));
  expect(ways).toEqual(['/', '/solutions', '/products', '/contact']);
});
