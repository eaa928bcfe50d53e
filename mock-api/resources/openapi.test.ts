import { openApi } from './openapi';

const document = JSON.parse(JSON.stringify(openApi()));

it('has every call of the interfaces', () => {
  const calls = Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  expect(calls.toSorted()).toEqual([
    'get /api/ai-scan',
    'get /api/ai-scan/{id}',
    'get /api/contact',
    'get /api/contact/{id}',
    'get /api/free-intake',
    'get /api/free-intake/{id}',
    'get /api/health',
    'get /api/openapi.json',
    'post /api/ai-scan',
    'post /api/contact',
    'post /api/free-intake',
  ]);
});

it('is made of the contract: limits, options and required fields stand in it', () => {
  const { FreeIntake, ContactVariantB, ContactRecord } = document.components.schemas;
  expect(FreeIntake.properties.currentChallenges).toEqual({ type: 'string', minLength: 20 });
  expect(FreeIntake.properties.budget.enum).toContain('15,000-50,000');
  expect(FreeIntake.required).not.toContain('currentTools');
  expect(ContactVariantB.properties.email.format).toBe('email');
  expect(ContactRecord.anyOf[1].properties.company).toEqual({ type: 'string' });
  expect(ContactRecord.anyOf[1].required).toEqual(expect.arrayContaining(['id', 'createdAt']));
});

it('points only at schemas that it has', () => {
  const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  const names = new Set(refs.map(([, name]) => name));
  expect(names).toEqual(new Set(Object.keys(document.components.schemas)));
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
});
const anyGet = {
  400: problem('Malformed request'),
  403: problem('Foreign origin or host name'),
  431: problem('Headers too large'),
};
const anyPost = {
  ...anyGet,
  408: problem('Too slow'),
  413: problem('Too large'),
  415: problem('Wrong media type'),
  422: problem('Invalid fields, each with its message'),
  500: problem('Something went wrong; nothing was kept'),
  503: problem('The store cannot be written; nothing was kept'),
};

it.each([
  [
    'contact',
    'Send a contact message or a Discovery request',
    { 'application/json': { schema: { anyOf: [ref('ContactVariantA'), ref('ContactVariantB')] } } },
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
    { 'multipart/form-data': { schema: expect.objectContaining({ type: 'object' }) } },
    { 200: json('What the scan found', ref('ScanAnswer')) },
  ],
])('tells how to post to %s', (resource, summary, content, success) => {
  expect(document.paths[`/api/${resource}`].post).toEqual({
    operationId: `post-${resource}`,
    summary,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'Kept for 24 hours: the same call with the same key gives the same record, another call 422.',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
    ],
    requestBody: { required: true, content },
    responses: { ...success, ...anyPost },
  });
});

it('tells what a scan is made of', () => {
  const { schema } = document.paths['/api/ai-scan'].post.requestBody.content['multipart/form-data'];
  expect(schema).toEqual({
    type: 'object',
    properties: {
      type: { type: 'string', enum: ['website', 'documents'] },
      url: {
        type: 'string',
        minLength: 1,
        description: 'With type website. No scheme means https.',
      },
      files: {
        type: 'array',
        items: { type: 'string', contentMediaType: 'application/octet-stream' },
        maxItems: 20,
        description:
          'With type documents: pdf, doc, docx, txt, csv, xlsx, 5242880 bytes each, 26214400 together.',
      },
    },
    required: ['type'],
    additionalProperties: false,
  });
});

it.each([
  ['contact', 'ContactRecord'],
  ['free-intake', 'FreeIntakeRecord'],
  ['ai-scan', 'ScanRecord'],
])('tells how to read %s', (resource, record) => {
  const query = (name: string) => ({ name, in: 'query', schema: { type: 'string' } });
  expect(document.paths[`/api/${resource}`].get).toEqual({
    operationId: `list-${resource}`,
    summary: 'List the stored records',
    parameters: ['_page', '_limit', '_start', '_end', '_sort', '_order', 'q'].map(query),
    responses: {
      200: json('Stored records', { type: 'array', items: ref(record) }),
      ...anyGet,
    },
  });
  expect(document.paths[`/api/${resource}/{id}`]).toEqual({
    get: {
      operationId: `get-${resource}`,
      summary: 'Read one stored record',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: {
        200: json('The record', ref(record)),
        ...anyGet,
        404: problem('Unknown id'),
      },
    },
  });
});

it('tells how to read health and itself', () => {
  expect(document.paths['/api/health']).toEqual({
    get: {
      operationId: 'health',
      summary: 'Whether the API is up',
      responses: {
        200: json('Whether the API is up', {
          type: 'object',
          properties: { status: { const: 'ok' } },
          required: ['status'],
        }),
        ...anyGet,
      },
    },
  });
  expect(document.paths['/api/openapi.json']).toEqual({
    get: {
      operationId: 'openapi',
      summary: 'This document',
      responses: { 200: json('This document', { type: 'object' }), ...anyGet },
    },
  });
});

it('says what it is, and leaves the dialect of its schemas to OpenAPI', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toEqual({
    title: 'Lead API',
    version: '1.0.0',
    description: 'Receives contact messages, intakes and scans.',
  });
  expect(JSON.stringify(document)).not.toContain('$schema');
});

it('has what is taken without, and what is given with what the server adds', () => {
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
  expect(schemas.FreeIntakeRecord.properties.status).toEqual({ type: 'string', const: 'pending' });
  const { ContactRecord, FreeIntakeRecord, ScanAnswer, ScanRecord, Problem } = schemas;
  const given = [
    ...ContactRecord.anyOf,
    FreeIntakeRecord,
    ScanAnswer,
    ...ScanRecord.anyOf,
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
  expect(schemas.ScanRecord.anyOf[1].properties.files.items.required).toEqual([
    'name',
    'size',
    'sha256',
  ]);
  expect(schemas.Problem.required).toEqual(['type', 'title', 'status', 'detail']);
});
