import { lineOf, type Submission } from './submission-line';

const now = new Date(2026, 4, 14, 16, 0);
const createdAt = new Date(2026, 4, 14, 9, 5).toISOString();
const person = { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@x.example' };
const found = { recommendedProducts: ['Voice Agent', 'AI Agent Suite'] };

test.each<[Submission['resource'], object, string, string]>([
  ['contact', { ...person, subject: 'Hours' }, 'Sanne de Vries', 'Contact · Hours'],
  [
    'contact',
    { ...person, company: 'Bakkerij De Vries', service: 'discovery' },
    'Sanne de Vries, Bakkerij De Vries',
    'Discovery',
  ],
  [
    'free-intake',
    { ...person, company: 'Bakkerij', status: 'pending' },
    'Sanne de Vries, Bakkerij',
    'Free intake',
  ],
  [
    'ai-scan',
    { type: 'website', url: 'bakkerij.nl', found },
    'bakkerij.nl',
    'Scan · found Voice Agent, AI Agent Suite',
  ],
  ['ai-scan', { type: 'documents', files: [{ name: '"1".csv' }] }, '"1".csv', 'Scan'],
  ['ai-scan', { type: 'documents', files: [{}, {}] }, '2 documents', 'Scan'],
])('the line of a record in %s shows its sender and content: %j', (resource, fields, who, what) => {
  const record = { id: 1, createdAt, ...fields };
  expect(lineOf({ resource, record }, now)).toEqual({ who, what, time: '09:05' });
});

test('for a record in an unknown list, shows any text as the sender, and the list’s name as the kind of record', () => {
  const lineWith = (fields: object) => {
    const record = { id: 1, ...fields, createdAt };
    return lineOf({ resource: 'call-back' as Submission['resource'], record }, now);
  };
  const line = { what: 'Call back', time: '09:05' };
  expect(lineWith({ email: 'sanne@x.example' })).toEqual({ who: 'sanne@x.example', ...line });
  expect(lineWith({ count: 3, phone: '+32 2' })).toEqual({ who: '+32 2', ...line });
});

test('shows the date before the time for a record of an earlier day', () => {
  const record = { id: 1, createdAt: new Date(2026, 4, 13, 23, 59).toISOString() };
  expect(lineOf({ resource: 'contact', record }, now).time).toMatch(/^13 May,? 23:59$/);
});
