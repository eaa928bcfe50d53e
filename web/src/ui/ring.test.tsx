import { render, screen } from '@testing-library/react';
import { Ring } from './ring';

test.each([
  [40, undefined, '40%', '40 100'],
  [100, '24/7', '24/7', '100 100'],
])('a ring of %s (%s) holds its final value before anything moves', (value, display, text, arc) => {
  const { container } = render(<Ring value={value} display={display} label="faster hiring" />);
  const dial = screen.getByRole('img', { name: text });
  expect(dial).toHaveTextContent(text);
  expect(container.querySelector('[data-arc]')).toHaveAttribute('stroke-dasharray', arc);
  expect(screen.getByText('faster hiring')).toBeVisible();
});
