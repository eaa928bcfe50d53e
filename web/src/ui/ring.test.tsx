import { render, screen } from '@testing-library/react';
import { Ring } from './ring';

test.each([
  [40, undefined, '40%', '40 100'],
  [100, '24/7', '24/7', '100 100'],
])('a ring of %s (%s) shows its final value before any animation', (value, display, text, arc) => {
  const { container } = render(
    <Ring value={value} display={display} label="faster hiring" diameter={200} />,
  );
  const dial = screen.getByRole('img', { name: text });
  expect(dial).toHaveTextContent(text);
  expect(container.querySelector('[data-arc]')).toHaveAttribute('stroke-dasharray', arc);
  expect(screen.getByText('faster hiring')).toBeVisible();
});

test('a ring starts at its lowest point, and the ring of "24/7" has a mark for each hour', () => {
  const { container, rerender } = render(<Ring value={40} label="faster hiring" diameter={200} />);
  const arc = container.querySelector('[data-arc]')!;
  expect(arc.getAttribute('d')).toMatch(/^M100 186a86 86 0 0 1 0-172/);
  const marks = () =>
    [...container.querySelectorAll('[stroke-dasharray="1 9"]')].map((path) =>
      Number(path.getAttribute('pathLength')),
    );
  expect(marks()).toEqual([400, 400]);
  rerender(<Ring value={100} display="24/7" label="answers" diameter={200} />);
  expect(marks()).toEqual([240, 240]);
});
