import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { showPageOnce } from '../../test/shown-page';
import {
  AiSuitePage,
  AnalysisSuitePage,
  DocumentProcessingPage,
  VoiceAgentsPage,
} from './product-pages';
import { ProductsPage } from './products-page';

interface Row {
  Page: ComponentType;
  buttons: string[];
  /** The beginning of the text about the product's limits. The page of all products has no such text. */
  limits?: RegExp;
}

const pages: Record<string, Row> = {
  'AI-Suite': {
    Page: AiSuitePage,
    buttons: ['Start with Discovery', 'Start with Discovery'],
    limits: /^Agents work by /,
  },
  'Voice Agents': {
    Page: VoiceAgentsPage,
    buttons: ['Start with Discovery', 'Start with Discovery'],
    limits: /^It is not an emergency line/,
  },
  'Document Processing': {
    Page: DocumentProcessingPage,
    buttons: ['Automate Documents', 'Start Document Automation'],
    limits: /^It does not approve or pay/,
  },
  'Analysis Suite': {
    Page: AnalysisSuitePage,
    buttons: ['Start Market Analysis', 'Start Analysis Suite'],
    limits: /^It reads what you give it/,
  },
  Products: { Page: ProductsPage, buttons: ['Start with Discovery', 'Start with Discovery'] },
};

describe.each(Object.entries(pages))('the page %s', (name, { Page, buttons: names, limits }) => {
  showPageOnce(<Page />);

  test('has only buttons that open the Discovery dialog', async () => {
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(names);
    for (const button of buttons) {
      dialogStore.set({ open: null, trigger: null });
      await userEvent.click(button);
      expect(dialogStore.get().open).toBe('discovery');
    }
  });

  test('has named sections, a correct heading outline and unique ids', () => {
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    for (const section of document.querySelectorAll('section'))
      expect(section).toHaveAccessibleName();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says below its first button that a press is a request, not an order', () => {
    const hero = screen.getAllByRole('region')[0]!;
    expect(hero).toHaveTextContent(/A request, not an order\. Discovery: €400 one-time/);
  });

  if (limits) {
    test('shows a scene of the product with a caption', () => {
      const caption = screen.getByRole('figure').querySelector('figcaption');
      expect(caption).toHaveTextContent(/example/i);
    });

    test('states the product’s limits before its last button', () => {
      const text = screen.getByText(limits);
      const closing = document.querySelector('[data-closing]')!;
      expect(text.closest('details')).toBeNull();
      expect(text.compareDocumentPosition(closing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  }

  if (name === 'AI-Suite') {
    test('shows "1 execution" at each of its four examples', () => {
      const model = within(screen.getByRole('region', { name: 'A finished task counts once.' }));
      const examples = model.getAllByText('1 execution').map((count) => count.closest('li'));
      expect(new Set(examples).size).toBe(4);
      expect(screen.getAllByText(/1 execution/)).toHaveLength(4);
    });

    test('draws as many pieces for each example as its text says', () => {
      const region = screen.getByRole('region', { name: 'As many components as needed.' });
      const [bot, assistant] = within(region).getAllByRole('listitem');
      expect(bot).toHaveTextContent('2-3 components');
      expect(bot!.querySelectorAll('[data-piece]')).toHaveLength(3);
      expect(bot!.querySelectorAll('[data-piece=needed]')).toHaveLength(2);
      expect(assistant).toHaveTextContent('10-25 components');
      expect(assistant!.querySelectorAll('[data-piece]')).toHaveLength(25);
      expect(assistant!.querySelectorAll('[data-piece=needed]')).toHaveLength(10);
    });
  }

  if (name === 'Document Processing' || name === 'Analysis Suite')
    test('has the id of its first section that the requirements fix', () => {
      const [id, headline] = {
        'Document Processing': ['document-processing-hero', 'Automated document handling'],
        'Analysis Suite': ['analysis-suite-hero', 'Advanced market analysis'],
      }[name] as [string, string];
      const hero = document.getElementById(id)!;
      expect(within(hero).getByRole('heading', { level: 1, name: headline })).toBeVisible();
    });

  if (name === 'Voice Agents')
    test('shows a call in which the agent first says that it is AI', () => {
      const [first] = [...document.querySelectorAll('figure [lang=nl]')];
      expect(first).toHaveTextContent('U spreekt met de AI-assistent');
      expect(first!.parentElement!.previousElementSibling).toHaveTextContent('AI agent');
    });
});
