import { buildScannedFile } from '#fixtures/build-scan';
import { scanAnswers } from '#fixtures/scan-answers';
import { ProblemError } from '../core/response';
import { buildRequest, buildScanRequest, postTo } from '../test/support/post-to';
import type { ScanPart } from './scan-parts';

const website = (url: string): ScanPart[] => [
  { name: 'type', text: 'website' },
  { name: 'url', text: url },
];
const document = (name: string, size = 5): ScanPart => ({
  name: 'files',
  file: buildScannedFile({ name, size }),
});
const documents = (...names: string[]): ScanPart[] => [
  { name: 'type', text: 'documents' },
  ...names.map((name) => document(name)),
];
const post = (parts: ScanPart[]) => postTo('ai-scan', buildScanRequest({ parts }));

it('chooses the recommendations by the names of the documents', async () => {
  const { body } = await post(documents('Invoice 7.txt'));
  expect(body).toEqual({ id: 1, ...scanAnswers.invoices });
});

it('returns one error per name of a refused document', async () => {
  const empty = ['a.pdf', 'x/a.pdf', 'b.pdf'].map((name) => document(name, 0));
  const parts = [...documents('c.pdf'), ...empty, document('d.exe')];
  expect((await post(parts)).body).toMatchObject({
    errors: [
      'a.pdf is empty or cannot be read.',
      'b.pdf is empty or cannot be read.',
      'd.exe cannot be scanned. Please choose pdf, doc, docx, txt, csv or xlsx.',
    ].map((message) => ({ field: 'files', message })),
  });
});

it.each<[string, ScanPart[], string, string]>([
  ['the website', website('a.nl'), 'url', 'Please enter a valid website URL'],
  [
    'the first document',
    documents('x/a.pdf', 'b.pdf'),
    'files',
    'a.pdf is empty or cannot be read.',
  ],
  ['the missing website of an empty form', [], 'url', 'Please enter a valid website URL'],
])('returns a 422 for %s in the scenario invalid', async (_what, parts, field, message) => {
  const request = buildScanRequest({ parts }, { scenario: 'invalid' });
  const { status, body } = await postTo('ai-scan', request);
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ field, message }] });
});

it('returns the error of the field `url` in the scenario `invalid`, even if the form is unreadable', async () => {
  const readScan = () => Promise.reject(new ProblemError(400));
  const { body } = await postTo('ai-scan', buildRequest({ readScan, scenario: 'invalid' }));
  expect(body).toMatchObject({ errors: [{ field: 'url' }] });
});
