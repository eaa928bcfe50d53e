import { render, screen } from '@testing-library/react';
import { everyIndustry } from '../content/industries/every-industry';
import { StoriesSection } from './stories-section';

test('draws the story whose result has a scale, and shows the other one as text', () => {
  const { stories } = everyIndustry.finance;
  const { container } = render(<StoriesSection content={stories} cloth="cobalt" />);
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'A property manager whose bills went wandering',
    'A flooring wholesaler and its stack of bills',
  ]);
  expect(container).toHaveTextContent(/invoice time from 3 days to 30 minutes/);
  expect(container.querySelector('[data-tape]')!.children).toHaveLength(3);
  expect(container).toHaveTextContent(/500\+ invoices monthly/);
});

test('shows no tape, and the quote of the first story once, if no result has a scale', () => {
  const { stories } = everyIndustry.hr;
  const { container } = render(<StoriesSection content={stories} cloth="moss" />);
  expect(container.querySelector('[data-tape]')).toBeNull();
  expect(container.querySelectorAll('blockquote')).toHaveLength(2);
  expect(screen.getAllByText(stories.stories[0]!.quote!)).toHaveLength(1);
});

test.each(Object.entries(everyIndustry))(
  'shows all texts of the stories of %s',
  (_, { stories }) => {
    const { container } = render(<StoriesSection content={stories} cloth="moss" />);
    for (const { title, text, result, quote } of stories.stories)
      for (const words of [title, text, result, quote].filter(Boolean))
        expect(container.textContent).toContain(words);
  },
);
