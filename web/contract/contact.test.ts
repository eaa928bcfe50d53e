import { contactSchemaFor, contactServices, contactVariantA, contactVariantB } from './contact';

const person = { firstName: 'Femke', lastName: 'Zandbergen', email: 'femke@zandbergen.example' };
const variantA = { ...person, subject: 'Bread', message: 'Hi' };
const variantB = { ...person, message: 'Ten signs.' };

const errorsOf = (body: object) =>
  contactSchemaFor(body)
    .safeParse(body)
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

it('accepts the services that the requirements list', () => {
  expect(contactServices).toEqual([
    'ai-agent-suite',
    'voice-agent',
    'analyst-suite',
    'document-processing',
    'discovery',
    'custom-solution',
  ]);
});

it('treats a body with a subject, even an empty one, as variant A', () => {
  expect(contactSchemaFor({ subject: '' })).toBe(contactVariantA);
  expect(contactSchemaFor({ service: 'discovery' })).toBe(contactVariantB);
});

it('requires all fields of variant A except the company, with the messages that the requirements fix', () => {
  expect(errorsOf({ subject: ' ' })).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Please enter a valid email address',
    'subject: Please fill in all required fields.',
    'message: Please fill in all required fields.',
  ]);
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

it('accepts a message of one character in variant A', () => {
  expect(errorsOf({ ...variantA, message: '?' })).toBeUndefined();
});

it('trims every stored text', () => {
  expect(contactVariantA.parse({ ...variantA, firstName: ' Femke ', email: ' a@b.nl ' })).toEqual({
    ...variantA,
    email: 'a@b.nl',
  });
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
  '',
  'a',
  'a@',
  '@b.nl',
  'a b@c.nl',
  'a@b..nl',
  'a@-b.nl',
  'a@b.nl\r\nBcc: c@d.nl',
  'a\0@b.nl',
])('rejects the e-mail address %j as browsers do', (email) => {
  expect(errorsOf({ ...variantB, email })).toEqual(['email: Please enter a valid email address']);
});
