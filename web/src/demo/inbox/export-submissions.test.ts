import { fileNameOf, toCsv } from './export-submissions';

const createdAt = '2024-05-01T10:00:00.000Z';

const withMessage = (message: string) => [
  { id: 1, firstName: 'Ann', lastName: 'Lee', email: 'a@x.example', message, createdAt },
];
const cellOf = (message: string) =>
  /a@x\.example,([^]*)\r\n$/.exec(toCsv(withMessage(message)))![1];

test.each([
  ['=1+2', `"'=1+2"`],
  ['+31 20', `"'+31 20"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['＝1+2', `"'＝1+2"`],
  ['say "hello", please', '"say ""hello"", please"'],
  ['two\nlines', '"two\nlines"'],
  ['one; two', '"one; two"'],
  ['1 = 1', '1 = 1'],
])(
  'writes the text %j so that no spreadsheet runs it as a formula or splits it',
  (message, cell) => {
    expect(cellOf(message)).toBe(cell);
  },
);

test('writes a list as a CSV table with one column per field, without JSON in its cells', () => {
  const scans = [
    { id: 7, type: 'website', url: 'bakkerij.nl', createdAt },
    { id: 8, type: 'documents', files: [{ name: 'a.pdf', size: 3 }, { name: 'b.pdf' }], createdAt },
  ];
  expect(toCsv(scans)).toBe(
    [
      '\uFEFFid,createdAt,type,url,files',
      `7,${createdAt},website,bakkerij.nl,`,
      `8,${createdAt},documents,,"a.pdf; b.pdf"`,
      '',
    ].join('\r\n'),
  );
});

test('a file has the names of the list and the customer, and the date', () => {
  const now = new Date(createdAt);
  expect(fileNameOf('free-intake', 'Café & Zonen', now)).toBe(
    'free-intake-café-zonen-2024-05-01.csv',
  );
  expect(fileNameOf('contact', undefined, now)).toBe('contact-2024-05-01.csv');
});

test.each([
  ['en-IE', ','],
  ['de-CH', ','],
  ['nl-NL', ';'],
  ['de-DE', ';'],
  ['fr', ';'],
  ['es', ';'],
])('for the language %s, separates CSV fields by "%s"', (language, separator) => {
  const found = jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  expect(toCsv([{ id: 1, createdAt, email: 'a@x.example' }])).toBe(
    `\uFEFFid${separator}createdAt${separator}email\r\n1${separator}${createdAt}${separator}a@x.example\r\n`,
  );
  found.mockRestore();
});
