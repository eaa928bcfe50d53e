import { lineOf } from './submission-line';
import type { Submission } from './use-submissions';

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
    'Free intake · pending',
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

test('for a record in an unknown list, shows the list’s name as the kind of record', () => {
  const record = { id: 1, createdAt, email: 'sanne@x.example' };
  const line = lineOf({ resource: 'call-back' as Submission['resource'], record }, now);
  expect(line).toEqual({ who: 'sanne@x.example', what: 'Call back', time: '09:05' });
});

test('shows the date before the time for a record of an earlier day', () => {
  const record = { id: 1, createdAt: new Date(2026, 4, 13, 23, 59).toISOString() };
  expect(lineOf({ resource: 'contact', record }, now).time).toMatch(/^13 May,? 23:59$/);
});
