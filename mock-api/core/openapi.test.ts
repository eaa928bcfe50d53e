import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { contactSchemaFor } from '#contract/contact';
import { resourceNames } from '../resources/registry';
import { openApi } from './openapi';

let document: any;

beforeAll(async () => {
  document = JSON.parse(JSON.stringify(await openApi()));
});

it.each(resourceNames)(
  'contains the calls of %s, and marks all but the POST as mock-only',
  (name) => {
    const { post, get } = document.paths[`/api/${name}`];
    const record = document.paths[`/api/${name}/{id}`];
    expect(post.tags).toEqual(['leads']);
    for (const call of [get, record.get])
      expect(call).toMatchObject({ tags: ['mock-only'], 'x-internal': true });
  },
);

it('forbids further fields in records and responses, but not in request bodies', () => {
  const { ContactVariantA, FreeIntake, ContactRecord, FreeIntakeRecord, ScanAnswer } =
    document.components.schemas;
  for (const schema of [...ContactRecord.anyOf, FreeIntakeRecord, ScanAnswer])
    expect(schema.additionalProperties).toBe(false);
  for (const schema of [ContactVariantA, FreeIntake])
    expect(schema).not.toHaveProperty('additionalProperties');
});

it('adds the error messages of each field to its description', () => {
  const { ContactVariantA, ContactVariantB, WebsiteScan } = document.components.schemas;
  const messageOf = ({ description }: any) => description;
  expect(messageOf(ContactVariantA.properties.firstName)).toBe(
    'Message: "First name is required".',
  );
  expect(messageOf(ContactVariantA.properties.message)).toBe(
    'Message: "Please fill in all required fields.".',
  );
  expect(messageOf(ContactVariantB.properties.service)).toBe('Message: "Please select a service".');
  expect(messageOf(WebsiteScan.properties.type)).toBe(
    'Message: "Please choose website or documents".',
  );
});

it('has an example for each request body and each successful response, and each example is valid by its schema', () => {
  const ajv = addFormats(new Ajv2020({ strict: false })).addSchema(document, 'api');
  const contents = Object.values<any>(document.paths).flatMap((item) =>
    Object.values<any>(item).flatMap(({ requestBody, responses }) => [
      requestBody?.content,
      responses[200]?.content ?? responses[201].content,
      responses[422]?.content,
    ]),
  );
  const media = contents.filter(Boolean).flatMap((content) => Object.values<any>(content));
  expect(media).toHaveLength(5 * resourceNames.length + 2);
  for (const { schema, example } of media) {
    const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
    expect(ajv.validate(JSON.parse(text), example) || ajv.errors).toBe(true);
  }
});

const good = { firstName: 'Al', lastName: 'Ng', email: 'al@ng.example' };

it.each([
  [
    'a subject makes it variant A',
    { ...good, subject: 'Hi', message: 'Ten signs.' },
    [true, false],
  ],
  [
    'an empty subject makes it an invalid variant A',
    { ...good, subject: '', message: 'Ten signs.' },
    [false, false],
  ],
  ['no subject makes it variant B', { ...good, message: 'Ten signs.' }, [false, true]],
  ['ten emoji count as ten characters', { ...good, message: '🥖'.repeat(10) }, [false, true]],
  ['nine emoji are too few', { ...good, message: '🥖'.repeat(9) }, [false, false]],
])(
  'validates a body against at most one contact variant, as the server does: %s',
  (_what, body, fits) => {
    const ajv = addFormats(new Ajv2020({ strict: false }));
    const { ContactVariantA, ContactVariantB } = document.components.schemas;
    expect([ajv.validate(ContactVariantA, body), ajv.validate(ContactVariantB, body)]).toEqual(
      fits,
    );
    expect(contactSchemaFor(body).safeParse(body).success).toBe(fits.includes(true));
  },
);
