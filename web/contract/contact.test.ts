import { contactSchemaFor, contactVariantA, contactVariantB } from './contact';

const person = { firstName: 'F', lastName: 'Z', email: 'femke@zandbergen.example' };
const variantA = { ...person, subject: 'B', message: '?' };
const variantB = { ...person, message: 'Ten signs.' };

const errorsOf = (body: object) =>
  contactSchemaFor(body)
    .safeParse(body)
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

it('requires all fields of variant A except the company, but no minimum length, with the messages that the requirements fix', () => {
  expect(errorsOf({ subject: '' })).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Please enter a valid email address',
    'subject: Please fill in all required fields.',
    'message: Please fill in all required fields.',
  ]);
  expect(errorsOf(variantA)).toBeUndefined();
});

it('requires names, e-mail and message in variant B, with the messages that the requirements fix', () => {
  expect(errorsOf({})).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Please enter a valid email address',
    'message: Message must be at least 10 characters long',
  ]);
});

it('trims a message before it counts ten characters', () => {
  expect(errorsOf({ ...variantB, message: '  123456789  ' })).toEqual([
    'message: Message must be at least 10 characters long',
  ]);
  expect(errorsOf({ ...variantB, message: '1234567890' })).toBeUndefined();
});

// The form checks its fields at each change, and counting all characters of a text of 10 MB takes seconds.
it('counts only as many characters of a long message as the minimum needs', () => {
  const iterate = jest.spyOn(String.prototype, Symbol.iterator);
  expect(errorsOf({ ...variantB, message: 'x'.repeat(5_000) })).toBeUndefined();
  const counted = iterate.mock.contexts.map((text) => String(text).length);
  iterate.mockRestore();
  expect(Math.max(...counted)).toBeLessThan(100);
});

const marks = ['\u200e', '\u200f', '\u202a', '\u202c', '\u2066', '\u2069', '\u200b', '\u00ad'];

it('removes format characters and spaces at both ends of single-line texts', () => {
  for (const mark of marks) {
    const around = (text: string) => ` ${mark} ${text} ${mark} `;
    const sent = Object.entries({ ...variantA, company: 'Bakt' });
    expect(
      contactVariantA.parse(Object.fromEntries(sent.map(([name, text]) => [name, around(text)]))),
    ).toEqual({ ...variantA, company: 'Bakt', message: `${mark} ? ${mark}` });
    expect(errorsOf({ ...variantB, firstName: mark })).toEqual([
      'firstName: First name is required',
    ]);
    expect(contactVariantB.parse({ ...variantB, company: mark })).toEqual(variantB);
  }
});

it('keeps format characters inside of a text', () => {
  const lastName = 'نمی‌خواهم\u200f 1';
  expect(contactVariantB.parse({ ...variantB, lastName })).toEqual({ ...variantB, lastName });
});

it('drops empty optional texts and unknown fields', () => {
  const sent = { ...variantB, company: '  ', service: '', id: 7, createdAt: 'now' };
  expect(contactVariantB.parse(sent)).toEqual(variantB);
});

it('keeps optional texts that are not empty', () => {
  const sent = { ...variantB, company: 'Bakt', service: 'voice-agent' };
  expect(contactVariantB.parse(sent)).toEqual(sent);
});

it('rejects an unknown service', () => {
  expect(errorsOf({ ...variantB, service: 'teleport' })).toEqual([
    'service: Please select a service',
  ]);
});

it.each(['firstName', 'lastName', 'company', 'message'])('rejects a NUL in %s', (field) => {
  expect(errorsOf({ ...variantB, [field]: 'Ten signs.\0' })).toEqual([
    `${field}: Please use plain text`,
  ]);
});

it('rejects a company that is a number', () => {
  expect(errorsOf({ ...variantB, company: 7 })).toEqual(['company: Please use plain text']);
});

it.each(['a@b', "o'neil+x@sub.domain.nl", 'A.B@C-D.example'])(
  'accepts the e-mail address %s',
  (email) => {
    expect(errorsOf({ ...variantB, email })).toBeUndefined();
  },
);

it.each([
  ['info@bäckerei.example', 'info@xn--bckerei-5wa.example'],
  ['info@BÄCKEREI.example', 'info@xn--bckerei-5wa.example'],
  ['info@xn--bckerei-5wa.example', 'info@xn--bckerei-5wa.example'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@B.Example', 'a@B.Example'],
  ['a@1.2', 'a@1.2'],
])('parses the e-mail address %s as %s', (email, stored) => {
  expect(contactVariantB.parse({ ...variantB, email }).email).toBe(stored);
});

it.each([
  'bäcker@a.example',
  'a@bäckerei.example/x',
  'a@b@bäckerei.example',
  'a@bä\u202ecker.example',
  'a@bä／x.example',
  'a@ä..example',
  '',
  'a',
  'a@b..nl',
  'a@-b.nl',
  'a@b.nl\r\nBcc: c@d.nl',
  'a\0@b.nl',
])('rejects the e-mail address %j as browsers do', (email) => {
  expect(errorsOf({ ...variantB, email })).toEqual(['email: Please enter a valid email address']);
});
