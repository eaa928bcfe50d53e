import * as z from 'zod/mini';
import { scanAnswer, scanRecord } from '#contract/ai-scan';
import { scanExtensions, scanLimits } from '#contract/scan-limits';
import { contactRecord, contactVariantA, contactVariantB } from '#contract/contact';
import { endpoints, healthPath, openApiPath } from '#contract/endpoints';
import { freeIntake, freeIntakeRecord } from '#contract/free-intake';
import { problem } from '#contract/problem';
import { problemType } from './answer';

/** A document part of OpenAPI: plain JSON. */
type Json = { [key: string]: unknown };

/** The JSON Schema (2020-12) of what a schema takes or, for records and answers, gives. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json) => ({ 'application/json': { schema } });
const answer = (description: string, schema: Json) => ({ description, content: json(schema) });

const problemTitles: Record<number, string> = {
  400: 'Malformed request',
  403: 'Foreign origin or host name',
  404: 'Unknown id',
  408: 'Too slow',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'Invalid fields, each with its message',
  431: 'Headers too large',
  500: 'Something went wrong; nothing was kept',
  503: 'The store cannot be written; nothing was kept',
};

const problems = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: problemTitles[status],
        content: { [problemType]: { schema: ref('Problem') } },
      },
    ]),
  );

/** JSON Schema has no word for a file: `contentMediaType` marks one (OpenAPI 3.1, file uploads). */
const scanForm: Json = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['website', 'documents'] },
    url: { type: 'string', minLength: 1, description: 'With type website. No scheme means https.' },
    files: {
      type: 'array',
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
      maxItems: scanLimits.files,
      description: `With type documents: ${scanExtensions.join(', ')}, ${scanLimits.fileBytes} bytes each, ${scanLimits.requestBytes} together.`,
    },
  },
  required: ['type'],
  additionalProperties: false,
};

const lists = [
  {
    ...endpoints.contact,
    record: 'ContactRecord',
    summary: 'Send a contact message or a Discovery request',
    takes: json({ anyOf: [ref('ContactVariantA'), ref('ContactVariantB')] }),
    gives: { 201: answer('The stored record', ref('ContactRecord')) },
  },
  {
    ...endpoints.freeIntake,
    record: 'FreeIntakeRecord',
    summary: 'Ask for a free AI intake',
    takes: json(ref('FreeIntake')),
    gives: { 201: answer('The stored record', ref('FreeIntakeRecord')) },
  },
  {
    ...endpoints.aiScan,
    record: 'ScanRecord',
    summary: 'Scan a website or documents',
    takes: { 'multipart/form-data': { schema: scanForm } },
    gives: { 200: answer('What the scan found', ref('ScanAnswer')) },
  },
];

const listParameters = ['_page', '_limit', '_start', '_end', '_sort', '_order', 'q'].map(
  (name) => ({ name, in: 'query', schema: { type: 'string' } }),
);
const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Kept for 24 hours: the same call with the same key gives the same record, another call 422.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

function listPaths({ path, resource, record, summary, takes, gives }: (typeof lists)[number]) {
  return {
    [path]: {
      post: {
        operationId: `post-${resource}`,
        summary,
        parameters: [keyParameter],
        requestBody: { required: true, content: takes },
        responses: { ...gives, ...problems(400, 403, 408, 413, 415, 422, 431, 500, 503) },
      },
      get: {
        operationId: `list-${resource}`,
        summary: 'List the stored records',
        parameters: listParameters,
        responses: {
          200: answer('Stored records', { type: 'array', items: ref(record) }),
          ...problems(400, 403, 431),
        },
      },
    },
    [`${path}/{id}`]: {
      get: {
        operationId: `get-${resource}`,
        summary: 'Read one stored record',
        parameters: [idParameter],
        responses: { 200: answer('The record', ref(record)), ...problems(400, 403, 404, 431) },
      },
    },
  };
}

const plainGet = (operationId: string, summary: string, schema: Json) => ({
  get: {
    operationId,
    summary,
    responses: { 200: answer(summary, schema), ...problems(400, 403, 431) },
  },
});

/** The whole contract as an OpenAPI 3.1 document, made from its zod schemas (interfaces, API). */
export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Lead API',
    version: '1.0.0',
    description: 'Receives contact messages, intakes and scans.',
  },
  paths: {
    ...Object.assign({}, ...lists.map(listPaths)),
    [healthPath]: plainGet('health', 'Whether the API is up', {
      type: 'object',
      properties: { status: { const: 'ok' } },
      required: ['status'],
    }),
    [openApiPath]: plainGet('openapi', 'This document', { type: 'object' }),
  },
  components: {
    schemas: {
      ContactVariantA: jsonSchema(contactVariantA, 'input'),
      ContactVariantB: jsonSchema(contactVariantB, 'input'),
      ContactRecord: jsonSchema(contactRecord, 'output'),
      FreeIntake: jsonSchema(freeIntake, 'input'),
      FreeIntakeRecord: jsonSchema(freeIntakeRecord, 'output'),
      ScanAnswer: jsonSchema(scanAnswer, 'output'),
      ScanRecord: jsonSchema(scanRecord, 'output'),
      Problem: jsonSchema(problem, 'output'),
    },
  },
});
