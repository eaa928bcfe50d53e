import { buildFreeIntake } from '#fixtures/build-free-intake';
import { fileNameOf, toCsv } from './export-submissions';

const createdAt = new Date(2024, 4, 1, 9, 5).toISOString();

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

test('writes a list as a CSV table with local times, one column per field, and the labels that visitors saw', () => {
  const scans = [
    { id: 7, type: 'website', url: 'bakkerij.nl', createdAt },
    { id: 8, type: 'documents', files: [{ name: 'a.pdf', size: 3 }, { name: 'b.pdf' }], createdAt },
  ];
  expect(toCsv(scans)).toBe(
    [
      '\uFEFFReceived,Website,Documents',
      '2024-05-01 09:05,bakkerij.nl,',
      '2024-05-01 09:05,,"a.pdf; b.pdf"',
      '',
    ].join('\r\n'),
  );
  const intakes = [
    { ...buildFreeIntake({ industry: 'real estate' }), id: 1, status: 'pending', createdAt },
  ];
  const [labels, cells] = toCsv(intakes).split('\r\n');
  expect(labels).toBe(
    '\uFEFFReceived,First name,Last name,Email,Company,Industry,Company size,Current challenges,Areas of interest,Current tools,Timeline,Budget (EUR)',
  );
  for (const label of [
    'Real Estate',
    '51-200 employees',
    'Operations; Customer service',
    'Within 3 months',
  ])
    expect(cells).toContain(label);
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
  const lead = { createdAt, email: 'a@x.example' };
  expect(toCsv([lead])).toBe(
    `\uFEFFReceived${separator}Email\r\n2024-05-01 09:05${separator}a@x.example\r\n`,
  );
  found.mockRestore();
});
