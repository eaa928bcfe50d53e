import '../test/dialog-openers';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { paths } from '../router/paths';
import { matchRoute } from '../routes';
import { dialogStore } from '../stores/dialog';

async function renderPage(path: string) {
  const { page } = matchRoute(path);
  await page.preload();
  const Page = page.get();
  const { container } = render(<Page />, { wrapper: MemoryRouter });
  return container;
}

const productPaths = Object.values(paths.product);

test.each([
  [paths.product['ai-suite'], ['Start with Discovery', 'Start with Discovery']],
  [paths.product['voice-agents'], ['Start with Discovery', 'Start with Discovery']],
  [paths.product['document-processing'], ['Automate Documents', 'Start Document Automation']],
  [paths.product['analysis-suite'], ['Start Market Analysis', 'Start Analysis Suite']],
  [paths.products, ['Start with Discovery', 'Start with Discovery']],
])('every button on %s opens Discovery', async (path, names) => {
  await renderPage(path);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(names);
  for (const button of buttons) {
    dialogStore.set({ open: null, trigger: null });
    await userEvent.click(button);
    expect(dialogStore.get().open).toBe('discovery');
  }
});

test.each([...productPaths, paths.products])(
  '%s names its sections, skips no heading level and repeats no id',
  async (path) => {
    const page = await renderPage(path);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    for (const section of page.querySelectorAll('section')) expect(section).toHaveAccessibleName();
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test.each(productPaths)('%s shows the product at work, with a caption', async (path) => {
  await renderPage(path);
  const caption = screen.getByRole('figure').querySelector('figcaption');
  expect(caption).toHaveTextContent(/example/i);
});

test('each of the four examples on the AI-Suite page counts 1 execution', async () => {
  await renderPage(paths.product['ai-suite']);
  const model = within(screen.getByRole('region', { name: 'You can count along.' }));
  const examples = model.getAllByText('1 execution').map((count) => count.closest('li'));
  expect(new Set(examples).size).toBe(4);
  expect(screen.getAllByText(/1 execution/)).toHaveLength(4);
});

test('the combinations draw as many pieces as they name', async () => {
  await renderPage(paths.product['ai-suite']);
  const region = screen.getByRole('region', { name: 'As many pieces as the job asks for.' });
  const [bot, assistant] = within(region).getAllByRole('listitem');
  expect(bot).toHaveTextContent('2-3 components');
  expect(bot!.querySelectorAll('[data-piece]')).toHaveLength(3);
  expect(bot!.querySelectorAll('[data-piece=needed]')).toHaveLength(2);
  expect(assistant).toHaveTextContent('10-25 components');
  expect(assistant!.querySelectorAll('[data-piece]')).toHaveLength(25);
  expect(assistant!.querySelectorAll('[data-piece=needed]')).toHaveLength(10);
});

test.each([
  [paths.product['document-processing'], 'document-processing-hero', 'Automated document handling'],
  [paths.product['analysis-suite'], 'analysis-suite-hero', 'Advanced market analysis'],
])('%s begins with the band #%s', async (path, id, headline) => {
  await renderPage(path);
  const hero = document.getElementById(id)!;
  expect(within(hero).getByRole('heading', { level: 1, name: headline })).toBeVisible();
});
