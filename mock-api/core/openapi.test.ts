import { resourceNames } from '../resources/registry';
import { anyGet, json, problem, ref } from '../test/support/conformance';
import { openApi } from './openapi';

/** The OpenAPI document without its examples; `openapi-details.test.ts` checks those. */
let document: any;

beforeAll(async () => {
  const text = JSON.stringify(await openApi());
  document = JSON.parse(text, (key, value) => (key === 'example' ? undefined : value));
});

it('contains GET and POST of each list, GET and DELETE of a record, and the two paths without a list', () => {
  const calls = Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  const listCalls = resourceNames.flatMap((name) => [
    `get /api/${name}`,
    `post /api/${name}`,
    `get /api/${name}/{id}`,
    `delete /api/${name}/{id}`,
  ]);
  expect(calls.toSorted()).toEqual(
    [...listCalls, 'get /api/health', 'get /api/openapi.json'].toSorted(),
  );
});

it("contains the limits, options and required fields of the contract's schemas", () => {
  const { FreeIntake, ContactVariantB, ContactRecord } = document.components.schemas;
  expect(FreeIntake.properties.currentChallenges).toEqual({
    type: 'string',
    minLength: 20,
    description: 'Message: "Please describe your challenges (minimum 20 characters)".',
  });
  expect(FreeIntake.properties.budget.enum).toContain('15,000-50,000');
  expect(FreeIntake.required).not.toContain('currentTools');
  expect(ContactVariantB.properties.email.format).toBe('email');
  expect(ContactRecord.anyOf[1].properties.company).toEqual({ type: 'string' });
  expect(ContactRecord.anyOf[1].required).toEqual(expect.arrayContaining(['id', 'createdAt']));
});

it('contains every schema that it refers to, and refers to every schema that it contains', () => {
  const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  const names = new Set(refs.map(([, name]) => name));
  expect(names).toEqual(new Set(Object.keys(document.components.schemas)));
});

const anyPost = {
  ...anyGet,
  413: problem('Too large'),
  415: problem('Wrong media type'),
  422: problem('Invalid fields, each with its message'),
  503: problem('The store cannot be written; nothing was kept'),
};

it.each([
  [
    'contact',
    'Send a contact message or a Discovery request',
    { 'application/json': { schema: { oneOf: [ref('ContactVariantA'), ref('ContactVariantB')] } } },
    { 201: json('The stored record', ref('ContactRecord')) },
  ],
  [
    'free-intake',
    'Ask for a free AI intake',
    { 'application/json': { schema: ref('FreeIntake') } },
    { 201: json('The stored record', ref('FreeIntakeRecord')) },
  ],
  [
    'ai-scan',
    'Scan a website or documents',
    { 'multipart/form-data': { schema: { oneOf: [ref('WebsiteScan'), ref('DocumentsScan')] } } },
    { 200: json('What it found', ref('ScanAnswer')) },
  ],
])('describes POST %s', (resource, summary, content, success) => {
  expect(document.paths[`/api/${resource}`].post).toEqual({
    operationId: `post-${resource}`,
    tags: ['leads'],
    summary,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'Kept for 24 hours after a call that stored a record: the same call with the same key gives the same record, another call 422 with an error for Idempotency-Key. Multipart calls are the same if their fields and the bytes of their files are.',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
    ],
    requestBody: { required: true, content },
    responses: { ...success, ...anyPost },
  });
});

const scanTypeMessage = 'Message: "Please choose website or documents".';

it('describes a scan of a website and a scan of documents', () => {
  const { WebsiteScan, DocumentsScan } = document.components.schemas;
  expect(WebsiteScan).toEqual({
    type: 'object',
    properties: {
      type: { type: 'string', const: 'website', description: scanTypeMessage },
      url: {
        type: 'string',
        minLength: 1,
        description:
          'http or https; without a scheme it means https. Another scheme is refused, and the host is not checked. ' +
          'Message: "Please enter a valid website URL".',
      },
    },
    required: ['type', 'url'],
    additionalProperties: false,
  });
  expect(DocumentsScan).toEqual({
    type: 'object',
    properties: {
      type: { type: 'string', const: 'documents', description: scanTypeMessage },
      files: {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: { type: 'string', format: 'binary', contentEncoding: 'binary' },
        description:
          'pdf, doc, docx, txt, csv, xlsx; 5242880 bytes each, 26214400 together: above that 413. ' +
          'Another extension, an empty file, or bytes of another type than the extension: 422 with a message that names the file. ' +
          'Message: "Please upload at least one document".',
      },
    },
    required: ['type', 'files'],
    additionalProperties: false,
  });
});

it('describes ids, sizes and statuses as integers', () => {
  const { ContactRecord, ScanAnswer, ScanRecord, Problem } = document.components.schemas;
  const numbers = [
    ContactRecord.anyOf[0].properties.id,
    ScanAnswer.properties.id,
    ScanRecord.oneOf[1].properties.files.items.properties.size,
    Problem.properties.status,
  ];
  for (const { type } of numbers) expect(type).toBe('integer');
});

it('explains CORS for a backend of another origin: credentials, the preflight and the headers to allow', () => {
  for (const words of [
    'Access-Control-Allow-Credentials: true',
    'preflight',
    'Content-Type and Idempotency-Key',
  ])
    expect(document.info.description).toContain(words);
});

const ofMock = { tags: ['mock-only'], 'x-internal': true };

it.each([
  ['contact', 'ContactRecord'],
  ['free-intake', 'FreeIntakeRecord'],
  ['ai-scan', 'ScanRecord'],
])('describes GET %s', (resource, record) => {
  const { parameters, responses, ...list } = document.paths[`/api/${resource}`].get;
  expect(list).toEqual({
    operationId: `list-${resource}`,
    ...ofMock,
    summary: 'List the stored records',
  });
  expect(parameters.map(({ name, schema }: any) => [name, schema.type])).toEqual([
    ['_page', 'integer'],
    ['_limit', 'integer'],
    ['_start', 'integer'],
    ['_end', 'integer'],
    ['_sort', 'string'],
    ['_order', 'string'],
    ['q', 'string'],
    ['fields', 'object'],
  ]);
  for (const parameter of parameters)
    expect(parameter).toMatchObject({ in: 'query', description: expect.any(String) });
  expect(responses).toEqual({
    200: {
      ...json('Stored records', { type: 'array', items: ref(record) }),
      headers: {
        'X-Total-Count': expect.objectContaining({ schema: { type: 'integer' } }),
        Link: expect.objectContaining({ schema: { type: 'string' } }),
      },
    },
    ...anyGet,
  });
  expect(document.paths[`/api/${resource}/{id}`]).toEqual({
    get: {
      operationId: `get-${resource}`,
      ...ofMock,
      summary: 'Read one stored record',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: {
        200: json('The record', ref(record)),
        ...anyGet,
        404: problem('Unknown id'),
      },
    },
    delete: {
      operationId: `delete-${resource}`,
      ...ofMock,
      summary: 'Delete one stored record (only with --admin, else 405)',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: {
        200: json('The record is gone', { type: 'object' }),
        ...anyGet,
        404: problem('Unknown id'),
        405: problem('Method not allowed'),
        503: problem('The store cannot be written; nothing was kept'),
      },
    },
  });
});

it('describes GET /api/health and GET /api/openapi.json', () => {
  expect(document.paths['/api/health']).toEqual({
    get: {
      operationId: 'health',
      ...ofMock,
      summary: 'Whether the API is up',
      responses: {
        200: json('Whether the API is up', {
          type: 'object',
          properties: { status: { type: 'string', const: 'ok' } },
          required: ['status'],
          additionalProperties: false,
        }),
        ...anyGet,
      },
    },
  });
  expect(document.paths['/api/openapi.json']).toEqual({
    get: {
      operationId: 'openapi',
      ...ofMock,
      summary: 'This document',
      responses: { 200: json('This document', { type: 'object' }), ...anyGet },
    },
  });
});

it("states OpenAPI 3.1.0 and the API's title, and no JSON Schema dialect", () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toEqual({
    title: 'Lead API',
    version: '1.0.0',
    description: expect.stringMatching(/^Receives contact messages, intakes and scans\./),
  });
  expect(JSON.stringify(document)).not.toContain('$schema');
});

it('states the required fields, and forbids further fields in records and responses, but not in request bodies', () => {
  const { schemas } = document.components;
  expect(schemas.ContactVariantA.required).toEqual([
    'firstName',
    'lastName',
    'email',
    'subject',
    'message',
  ]);
  expect(schemas.ContactVariantA).not.toHaveProperty('additionalProperties');
  expect(schemas.FreeIntake.properties).not.toHaveProperty('status');
  expect(schemas.FreeIntake).not.toHaveProperty('additionalProperties');
  expect(schemas.FreeIntakeRecord.properties.status).toEqual({
    type: 'string',
    default: 'pending',
  });
  expect(schemas.FreeIntakeRecord.required).toContain('status');
  const { ContactRecord, FreeIntakeRecord, ScanAnswer, ScanRecord, Problem } = schemas;
  const given = [
    ...ContactRecord.anyOf,
    FreeIntakeRecord,
    ScanAnswer,
    ...ScanRecord.oneOf,
    Problem,
  ];
  for (const schema of given) expect(schema.additionalProperties).toBe(false);
  expect(schemas.ScanAnswer.required).toEqual([
    'recommendedProducts',
    'recommendedSolutions',
    'reasoning',
    'nextSteps',
    'id',
  ]);
  expect(schemas.ScanRecord.oneOf[1].properties.files.items.required).toEqual([
    'name',
    'size',
    'sha256',
  ]);
  expect(schemas.Problem.required).toEqual(['type', 'title', 'status', 'detail']);
});
