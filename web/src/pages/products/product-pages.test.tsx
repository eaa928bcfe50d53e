import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
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
  /** Start of the text about what the product cannot do. */
  limits?: RegExp;
}

const pages: Record<string, Row> = {
  'AI-Suite': {
    Page: AiSuitePage,
    limits: /^Agents work by /,
  },
  'Voice Agents': {
    Page: VoiceAgentsPage,
    limits: /^It is not an emergency line/,
  },
  'Document Processing': {
    Page: DocumentProcessingPage,
    limits: /^It does not approve or pay/,
  },
  'Analysis Suite': {
    Page: AnalysisSuitePage,
    limits: /^It reads what you give it/,
  },
  Products: { Page: ProductsPage },
};

describe.each(Object.entries(pages))('the page %s', (name, { Page, limits }) => {
  showPageOnce(<Page />);

  test('says below its first button what Discovery costs', () => {
    const hero = screen.getAllByRole('region')[0]!;
    expect(hero).toHaveTextContent(/Discovery: €400 one-time, the result in 3-5 days/);
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
    test('draws as many pieces for each example as its text says', () => {
      const region = screen.getByRole('region', { name: 'As many components as needed' });
      const [bot, assistant] = within(region).getAllByRole('listitem');
      expect(bot).toHaveTextContent('2-3 components');
      expect(bot!.querySelectorAll('[data-piece]')).toHaveLength(3);
      expect(bot!.querySelectorAll('[data-piece=needed]')).toHaveLength(2);
      expect(assistant).toHaveTextContent('10-25 components');
      expect(assistant!.querySelectorAll('[data-piece]')).toHaveLength(25);
      expect(assistant!.querySelectorAll('[data-piece=needed]')).toHaveLength(10);
    });
  }

  if (name === 'Voice Agents')
    test('shows a call in which the agent first says that it is AI', () => {
      const [first] = [...document.querySelectorAll('figure [lang=nl]')];
      expect(first).toHaveTextContent('U spreekt met de AI-assistent');
      expect(first!.parentElement!.previousElementSibling).toHaveTextContent('AI agent');
    });
});
