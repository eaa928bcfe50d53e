import { scanRequest } from './ai-scan';
import { isScannableName, scanExtensions, unscannableMessage } from './scan-limits';

const errorsOf = (body: object) =>
  scanRequest
    .safeParse(body)
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

it('reads the six document types of section 5', () => {
  expect(scanExtensions).toEqual(['pdf', 'doc', 'docx', 'txt', 'csv', 'xlsx']);
});

it('tells a scannable name by its extension, in either case', () => {
  expect(isScannableName('Report.PDF')).toBe(true);
  expect(isScannableName('report.pdf.exe')).toBe(false);
  expect(isScannableName('pdf')).toBe(false);
});

it('names the document that it cannot scan', () => {
  expect(unscannableMessage('song.mp3')).toBe(
    'song.mp3 cannot be scanned. Please choose pdf, doc, docx, txt, csv or xlsx.',
  );
});

it.each(['bakkerij.nl', 'bakkerij.nl:8080/x', 'http://a.nl', 'HTTPS://a.nl/?q=ftp://b'])(
  'takes the address %s',
  (url) => {
    expect(scanRequest.parse({ type: 'website', url: ` ${url} ` })).toEqual({
      type: 'website',
      url,
    });
  },
);

it.each(['', '  ', 'ftp://a.nl', 'javascript:alert(1)', 'mailto:a@b.nl'])(
  'refuses the address %j',
  (url) => {
    expect(errorsOf({ type: 'website', url })).toEqual(['url: Please enter a valid website URL']);
  },
);

it('asks for at least one document', () => {
  expect(errorsOf({ type: 'documents', files: [] })).toEqual([
    'files: Please upload at least one document',
  ]);
});

it('asks for one of the two types', () => {
  expect(errorsOf({ type: 'telepathy' })).toEqual(['type: Please choose website or documents']);
  expect(errorsOf({})).toEqual(['type: Please choose website or documents']);
});
