import { paths } from '../paths';
import { siblingsOf } from './navigation';

const { industry, service } = paths;

test('returns the page’s neighbours in the navigation', () => {
  expect(siblingsOf(industry.marketing)).toEqual({
    label: 'More solutions',
    previous: { label: 'HR & Personnel', path: industry.hr },
    next: { label: 'Customer Service', path: industry['customer-service'] },
  });
});

test('the last page of a group is followed by the first, and not by the overview', () => {
  expect(siblingsOf(industry.hr).previous.path).toBe(industry.compliance);
  expect(siblingsOf(industry.compliance).next.path).toBe(industry.hr);
});

test('no previous or next link has "Discovery", the dialog’s name, in its label', () => {
  for (const path of Object.values(service)) {
    const { previous, next } = siblingsOf(path);
    expect(previous.label + next.label).not.toContain('Discovery');
  }
  expect(siblingsOf(service['ai-systems']).previous.path).toBe(service['ai-strategy-discovery']);
});

test('throws for a page outside the navigation', () => {
  expect(() => siblingsOf('/nowhere')).toThrow('/nowhere');
});
