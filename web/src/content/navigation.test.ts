import { emptyOwner } from '../test/owner-samples';
import { paths } from '../paths';
import { legalLinks, siblingsOf } from './navigation';

const { industry } = paths;

test('returns the pages before and after a page in its menu', () => {
  expect(siblingsOf(industry.marketing)).toEqual({
    label: 'More solutions',
    previous: { label: 'HR & Personnel', path: industry.hr },
    next: { label: 'Customer Service', path: industry['customer-service'] },
  });
});

test('joins a menu’s last page to its first one, and leaves out the overview page', () => {
  expect(siblingsOf(industry.hr).previous.path).toBe(industry.compliance);
  expect(siblingsOf(industry.compliance).next.path).toBe(industry.hr);
});

test('throws for a page that is in no menu', () => {
  expect(() => siblingsOf('/nowhere')).toThrow('/nowhere');
});

test('each legal link leads to its own page of the owner', () => {
  const legal = { privacy: '/privacy', terms: '/terms', cookies: '/cookies', imprint: '/imprint' };
  expect(legalLinks({ ...emptyOwner, legal })).toEqual([
    { label: 'Privacy Policy', path: '/privacy' },
    { label: 'Terms of Service', path: '/terms' },
    { label: 'Cookie Policy', path: '/cookies' },
    { label: 'Imprint', path: '/imprint' },
  ]);
});
