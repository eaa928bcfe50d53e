import { paths } from '../paths';
import { siblingsOf } from './navigation';

const { industry, service } = paths;

test('a page stands between its neighbours in the navigation', () => {
  expect(siblingsOf(industry.marketing)).toEqual({
    label: 'More solutions',
    previous: { label: 'HR & Personnel', path: industry.hr },
    next: { label: 'Customer Service', path: industry['customer-service'] },
  });
});

test('the last page of a group is followed by its first, never by the overview', () => {
  expect(siblingsOf(industry.hr).previous.path).toBe(industry.compliance);
  expect(siblingsOf(industry.compliance).next.path).toBe(industry.hr);
});

test('no neighbour bears the name of the dialog', () => {
  for (const path of Object.values(service)) {
    const { previous, next } = siblingsOf(path);
    expect(previous.label + next.label).not.toContain('Discovery');
  }
  expect(siblingsOf(service['ai-systems']).previous.path).toBe(service['ai-strategy-discovery']);
});

test('a page outside the navigation is refused', () => {
  expect(() => siblingsOf('/nowhere')).toThrow('/nowhere');
});
