import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import {
  AiSuitePage,
  AnalysisSuitePage,
  DocumentProcessingPage,
  VoiceAgentsPage,
} from './product-pages';
import { ProductsPage } from './products-page';

const show = (Page: ComponentType) => render(<Page />, { wrapper: MemoryRouter });

const productPages: [string, ComponentType][] = [
  ['AI-Suite', AiSuitePage],
  ['Voice Agents', VoiceAgentsPage],
  ['Document Processing', DocumentProcessingPage],
  ['Analysis Suite', AnalysisSuitePage],
];

test.each([
  ['AI-Suite', AiSuitePage, ['Start with Discovery', 'Start with Discovery']],
  ['Voice Agents', VoiceAgentsPage, ['Start with Discovery', 'Start with Discovery']],
  [
    'Document Processing',
    DocumentProcessingPage,
    ['Automate Documents', 'Start Document Automation'],
  ],
  ['Analysis Suite', AnalysisSuitePage, ['Start Market Analysis', 'Start Analysis Suite']],
  ['Products', ProductsPage, ['Start with Discovery', 'Start with Discovery']],
])('every button on the page %s opens the Discovery dialog', async (_, Page, names) => {
  show(Page);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(names);
  for (const button of buttons) {
    dialogStore.set({ open: null, trigger: null });
    await userEvent.click(button);
    expect(dialogStore.get().open).toBe('discovery');
  }
});

test.each([...productPages, ['Products', ProductsPage] as const])(
  'the page %s has named sections, a correct heading outline and unique ids',
  (_, Page) => {
    const { container: page } = show(Page);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    for (const section of page.querySelectorAll('section')) expect(section).toHaveAccessibleName();
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test.each(productPages)('the page %s shows a scene of the product with a caption', (_, Page) => {
  show(Page);
  const caption = screen.getByRole('figure').querySelector('figcaption');
  expect(caption).toHaveTextContent(/example/i);
});

test('the AI-Suite page shows "1 execution" at each of its four examples', () => {
  show(AiSuitePage);
  const model = within(screen.getByRole('region', { name: 'A finished task counts once.' }));
  const examples = model.getAllByText('1 execution').map((count) => count.closest('li'));
  expect(new Set(examples).size).toBe(4);
  expect(screen.getAllByText(/1 execution/)).toHaveLength(4);
});

test('the AI-Suite page draws as many pieces for each example as its text says', () => {
  show(AiSuitePage);
  const region = screen.getByRole('region', { name: 'As many components as needed.' });
  const [bot, assistant] = within(region).getAllByRole('listitem');
  expect(bot).toHaveTextContent('2-3 components');
  expect(bot!.querySelectorAll('[data-piece]')).toHaveLength(3);
  expect(bot!.querySelectorAll('[data-piece=needed]')).toHaveLength(2);
  expect(assistant).toHaveTextContent('10-25 components');
  expect(assistant!.querySelectorAll('[data-piece]')).toHaveLength(25);
  expect(assistant!.querySelectorAll('[data-piece=needed]')).toHaveLength(10);
});

test.each([
  [
    'Document Processing',
    DocumentProcessingPage,
    'document-processing-hero',
    'Automated document handling',
  ],
  ['Analysis Suite', AnalysisSuitePage, 'analysis-suite-hero', 'Advanced market analysis'],
])(
  'the first section of the page %s has the id that the requirements fix',
  (_, Page, id, headline) => {
    show(Page);
    const hero = document.getElementById(id)!;
    expect(within(hero).getByRole('heading', { level: 1, name: headline })).toBeVisible();
  },
);

test('in the call on the Voice Agents page, the agent first says that it is AI', () => {
  show(VoiceAgentsPage);
  const [first] = [...document.querySelectorAll('figure [lang=nl]')];
  expect(first).toHaveTextContent('U spreekt met de AI-assistent');
  expect(first!.parentElement!.previousElementSibling).toHaveTextContent('AI agent');
});

test.each([...productPages, ['Products', ProductsPage] as [string, ComponentType]])(
  'the page %s says below its first button that a press is a request, not an order',
  (_, Page) => {
    show(Page);
    const hero = screen.getAllByRole('region')[0]!;
    expect(hero).toHaveTextContent(/A request, not an order\. Discovery: €400 one-time/);
  },
);

/** The beginning of each product's text about its limits. */
const limitsOf: Record<string, RegExp> = {
  'AI-Suite': /^Agents work by /,
  'Voice Agents': /^It is not an emergency line/,
  'Document Processing': /^It does not approve or pay/,
  'Analysis Suite': /^It reads what you give it/,
};

test.each(productPages)(
  'the page %s states the product’s limits before its last button',
  (name, Page) => {
    show(Page);
    const limits = screen.getByText(limitsOf[name]!);
    const closing = document.querySelector('[data-closing]')!;
    expect(limits.closest('details')).toBeNull();
    expect(limits.compareDocumentPosition(closing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
