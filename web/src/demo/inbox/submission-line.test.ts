import { lineOf, type Submission } from './submission-line';

const createdAt = new Date(2026, 4, 14, 9, 5).toISOString();
const time = '14 May, 09:05';
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
  expect(lineOf({ resource, record })).toEqual({ who, what, time });
});

test('for a record in an unknown list, shows any text as the sender, and the list’s name as the kind of record', () => {
  const lineWith = (fields: object) => {
    const record = { id: 1, ...fields, createdAt };
    return lineOf({ resource: 'call-back' as Submission['resource'], record });
  };
  const line = { what: 'Call back', time };
  expect(lineWith({ email: 'sanne@x.example' })).toEqual({ who: 'sanne@x.example', ...line });
  expect(lineWith({ count: 3, phone: '+32 2' })).toEqual({ who: '+32 2', ...line });
});
