import { contactSchemaFor, contactServices, contactVariantA, contactVariantB } from './contact';

const person = { firstName: 'Femke', lastName: 'Zandbergen', email: 'femke@zandbergen.example' };
const variantA = { ...person, subject: 'Bread', message: 'Hi' };
const variantB = { ...person, message: 'Ten signs.' };

/** `field: message` of everything that is wrong, for a table of the requirements to be held against. */
const errorsOf = (body: object) =>
  contactSchemaFor(body)
    .safeParse(body)
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

it('offers the services of section 9', () => {
  expect(contactServices).toEqual([
    'ai-agent-suite',
    'voice-agent',
    'analyst-suite',
    'document-processing',
    'discovery',
    'custom-solution',
  ]);
});

it('reads a body with a subject, even an empty one, as variant A', () => {
  expect(contactSchemaFor({ subject: '' })).toBe(contactVariantA);
  expect(contactSchemaFor({ service: 'discovery' })).toBe(contactVariantB);
});

it('asks variant A for all but the company, with the messages of section 5', () => {
  expect(errorsOf({ subject: ' ' })).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Please enter a valid email address',
    'subject: Please fill in all required fields.',
    'message: Please fill in all required fields.',
  ]);
});

it('asks variant B for names, e-mail and a message, with the messages of section 5', () => {
  expect(errorsOf({})).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Please enter a valid email address',
    'message: Message must be at least 10 characters long',
  ]);
});

it('counts ten characters of a message without the space around them', () => {
  expect(errorsOf({ ...variantB, message: '  123456789  ' })).toEqual([
    'message: Message must be at least 10 characters long',
  ]);
  expect(errorsOf({ ...variantB, message: '1234567890' })).toBeUndefined();
});

it('takes a message of one character in variant A', () => {
  expect(errorsOf({ ...variantA, message: '?' })).toBeUndefined();
});

it('trims what it keeps', () => {
  expect(contactVariantA.parse({ ...variantA, firstName: ' Femke ', email: ' a@b.nl ' })).toEqual({
    ...variantA,
    email: 'a@b.nl',
  });
});

it('leaves empty optional texts and unknown fields out', () => {
  const sent = { ...variantB, company: '  ', service: '', id: 7, createdAt: 'now' };
  expect(contactVariantB.parse(sent)).toEqual(variantB);
});

it('keeps the optional texts that are there', () => {
  const sent = { ...variantB, company: 'Bakt', service: 'voice-agent' };
  expect(contactVariantB.parse(sent)).toEqual(sent);
});

it('refuses a service that is not offered', () => {
  expect(errorsOf({ ...variantB, service: 'teleport' })).toEqual([
    'service: Please select a service',
  ]);
});

it.each(['firstName', 'lastName', 'company', 'message'])('refuses a NUL in %s', (field) => {
  expect(errorsOf({ ...variantB, [field]: 'Ten signs.\0' })).toEqual([
    `${field}: Please use plain text`,
  ]);
});

it('refuses a company that is no text', () => {
  expect(errorsOf({ ...variantB, company: 7 })).toEqual(['company: Please use plain text']);
});

it.each(['a@b', "o'neil+x@sub.domain.nl", 'A.B@C-D.example'])('takes the e-mail %s', (email) => {
  expect(errorsOf({ ...variantB, email })).toBeUndefined();
});

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
])('refuses the e-mail %j as browsers do', (email) => {
  expect(errorsOf({ ...variantB, email })).toEqual(['email: Please enter a valid email address']);
});
