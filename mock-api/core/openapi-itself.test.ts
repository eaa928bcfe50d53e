import { anyGet, json } from '../test/support/conformance';
import { openApi } from './openapi';

let document: any;

beforeAll(async () => {
  document = JSON.parse(JSON.stringify(await openApi()));
});

it('tells how to read health and itself', () => {
  expect(document.paths['/api/health']).toEqual({
    get: {
      operationId: 'health',
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
    description: expect.stringMatching(/^Receives contact messages, intakes and scans\./),
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
