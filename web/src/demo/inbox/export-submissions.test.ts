import { emptyLists } from '#mock-api/core/store';
import { separatorFor, toCsv, toJson } from './export-submissions';

const createdAt = '2024-05-01T10:00:00.000Z';

const withMessage = (message: string) => ({
  ...emptyLists(),
  contact: [{ id: 1, firstName: 'Ann', lastName: 'Lee', email: 'a@x.example', message, createdAt }],
});
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

test('writes all lists as one CSV table with one column per field', () => {
  const lists = {
    ...withMessage('Hello there'),
    'ai-scan': [{ id: 7, type: 'website' as const, url: 'bakkerij.nl', createdAt }],
  };
  expect(toCsv(lists)).toBe(
    [
      '\uFEFFlist,id,createdAt,firstName,lastName,email,message,type,url',
      `contact,1,${createdAt},Ann,Lee,a@x.example,Hello there,,`,
      `ai-scan,7,${createdAt},,,,,website,bakkerij.nl`,
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['en-IE', ','],
  ['de-CH', ','],
  ['nl-NL', ';'],
  ['de-DE', ';'],
  ['fr', ';'],
  ['es', ';'],
])('for the language %s, separates CSV fields by "%s"', (language, separator) => {
  expect(separatorFor(language)).toBe(separator);
});

test('separates CSV fields by the given separator', () => {
  expect(toCsv(withMessage('a; b'), ';')).toBe(
    `\uFEFFlist;id;createdAt;firstName;lastName;email;message\r\ncontact;1;${createdAt};Ann;Lee;a@x.example;"a; b"\r\n`,
  );
});

test('writes JSON in the format of the mock API’s file', () => {
  expect(JSON.parse(toJson(withMessage('Hi')))).toEqual(withMessage('Hi'));
});
