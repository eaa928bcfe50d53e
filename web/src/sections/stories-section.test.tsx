import { render, screen } from '@testing-library/react';
import { everyIndustry } from '../content/industries/every-industry';
import { StoriesSection } from './stories-section';

test('draws the story whose result has a scale, and shows the other one as text', () => {
  const { stories } = everyIndustry.finance;
  const { container } = render(<StoriesSection content={stories} />);
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

test('shows the picture and, once, the quote of the first story if the page names a picture', () => {
  const { stories } = everyIndustry.hr;
  const { container } = render(<StoriesSection content={stories} />);
  expect(container.querySelector('[data-tape]')).toBeNull();
  expect(container.querySelector('svg')).toHaveTextContent('Mo');
  expect(container.querySelectorAll('blockquote')).toHaveLength(2);
  expect(container.querySelector('blockquote')).toHaveTextContent(stories.stories[0]!.quote!);
});
