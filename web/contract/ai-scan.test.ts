import { scanAnswer, scanRequest } from './ai-scan';
import { hasPlainName, isScannableName, oddNameMessage } from './scan-limits';

const errorsOf = (body: object) =>
  scanRequest
    .safeParse(body)
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

it('recognises a supported file name by its extension, in upper or lower case', () => {
  expect(isScannableName('Report.PDF')).toBe(true);
  expect(isScannableName('report.pdf.exe')).toBe(false);
  expect(isScannableName('pdf')).toBe(false);
});

it.each(['\u202e', '\u2066', '\t', '\n', '\r', '\0', '\x7f'])(
  'names a document whose name contains %j, with a visible character in its place',
  (character) => {
    expect(hasPlainName(`inv${character}oice.pdf`)).toBe(false);
    expect(oddNameMessage(`inv${character}oice.pdf`)).toBe(
      'inv�oice.pdf has a hidden character in its name. Please rename it, and choose it again.',
    );
  },
);

it.each(['Report 1 (final).pdf', 'añadido.txt', '見積.pdf', 'نمی‌خواهم.txt', '👩‍🍳.pdf'])(
  'accepts the document name %s',
  (name) => expect(hasPlainName(name)).toBe(true),
);

it('removes format characters around a URL', () => {
  expect(scanRequest.parse({ type: 'website', url: '\u200ebakkerij.nl\u202c ' })).toEqual({
    type: 'website',
    url: 'bakkerij.nl',
  });
});

it.each([
  'bakkerij.nl',
  'bakkerij.nl:8080/x',
  'http://a.nl',
  'HTTPS://a.nl/?q=ftp://b',
  'a.nl/?to=mailto:b@c.nl',
])('accepts the URL %s', (url) => {
  expect(scanRequest.parse({ type: 'website', url: ` ${url} ` })).toEqual({
    type: 'website',
    url,
  });
});

it.each([
  '',
  '  ',
  'ftp://a.nl',
  'javascript:alert(1)',
  'mailto:a@b.nl',
  's3://bucket',
  'ftp://a.nl/?from=http://b.nl',
])('rejects the URL %j', (url) => {
  expect(errorsOf({ type: 'website', url })).toEqual(['url: Please enter a valid website URL']);
});

it.each([[[]], [undefined], ['a.pdf']])(
  'requires at least one document, and rejects %j',
  (files) => {
    expect(errorsOf({ type: 'documents', files })).toEqual([
      'files: Please upload at least one document',
    ]);
  },
);

const hash = '0123456789abcdef'.repeat(4);
const document = { name: 'a.pdf', size: 5_242_880, sha256: hash };

it('accepts a document of up to 5 MB with its SHA-256', () => {
  const scan = { type: 'documents', files: [document, { ...document, size: 0 }] };
  expect(scanRequest.parse(scan)).toEqual(scan);
});

it.each([
  { size: -1 },
  { size: 5_242_881 },
  { name: ' ' },
  { sha256: `${hash}0` },
  { sha256: `0${hash}` },
  { sha256: hash.slice(1) },
  { sha256: hash.toUpperCase() },
])('rejects a document with %j', (change) => {
  expect(errorsOf({ type: 'documents', files: [{ ...document, ...change }] })).toHaveLength(1);
});

it('rejects a scan that is neither of a website nor of documents', () => {
  expect(errorsOf({ type: 'telepathy' })).toEqual(['type: Please choose website or documents']);
  expect(errorsOf({})).toEqual(['type: Please choose website or documents']);
});

it('requires the id of the stored record in a response', () => {
  const result = {
    recommendedProducts: ['Voice Agent'],
    recommendedSolutions: ['Customer Service'],
    reasoning: 'You miss calls.',
    nextSteps: ['Write down ten questions.'],
  };
  expect(scanAnswer.parse({ ...result, id: 7 })).toEqual({ ...result, id: 7 });
  expect(scanAnswer.safeParse(result).success).toBe(false);
});
