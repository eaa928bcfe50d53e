import { emptyOwner } from '../test/owner-samples';
import { legalLinks, siblingsOf } from './navigation';

test('each legal link leads to its own page of the owner', () => {
  const legal = { privacy: '/privacy', terms: '/terms', cookies: '/cookies', imprint: '/imprint' };
  expect(legalLinks({ ...emptyOwner, legal })).toEqual([
    { label: 'Privacy Policy', path: '/privacy' },
    { label: 'Terms of Service', path: '/terms' },
    { label: 'Cookie Policy', path: '/cookies' },
    { label: 'Imprint', path: '/imprint' },
  ]);
});

test('the link to a neighbouring page has the full name of that page', () => {
  expect(siblingsOf('/services/ai-systems').previous.label).toBe('AI Strategy & Discovery');
});
