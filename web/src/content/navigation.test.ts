import { emptyOwner } from '../test/owner-samples';
import { legalLinks } from './navigation';

test('each legal link leads to its own page of the owner', () => {
  const legal = { privacy: '/privacy', terms: '/terms', cookies: '/cookies', imprint: '/imprint' };
  expect(legalLinks({ ...emptyOwner, legal })).toEqual([
    { label: 'Privacy Policy', path: '/privacy' },
    { label: 'Terms of Service', path: '/terms' },
    { label: 'Cookie Policy', path: '/cookies' },
    { label: 'Imprint', path: '/imprint' },
  ]);
});
