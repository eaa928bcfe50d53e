import * as z from 'zod/mini';
import { healthPath, openApiPath } from '#contract/endpoints';
import { problem } from '#contract/problem';
import type { ResourceDescription } from '../resources/description';
import { describe, pathOf, resourceNames, type Resource } from '../resources/registry';
import { problemType } from './answer';

const inQuery = (name: string, type: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type },
});

/** json-server's, as far as they are of use here. Any field of a record is one more. */
const listParameters = [
  inQuery('_page', 'integer', 'The page, from 1.'),
  inQuery('_limit', 'integer', 'Records a page; 10 by default, where there is a page.'),
  inQuery('_start', 'integer', 'The first record, from 0.'),
  inQuery('_end', 'integer', 'The record after the last.'),
  inQuery('_sort', 'string', 'Fields to sort by, parted by commas.'),
  inQuery('_order', 'string', 'asc or desc for each of them.'),
  inQuery('q', 'string', 'A text that is somewhere in the record.'),
  {
    name: 'fields',
    in: 'query',
    description:
      'Only records with these values: `email=a@b.example`; also `id_gte=5`, `id_lte=9`, `email_ne=…`, `email_like=…`.',
    style: 'form',
    explode: true,
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  },
];
const pageHeaders = {
  'X-Total-Count': {
    description: 'With _page, _limit, _start or _end: how many records there are.',
    schema: { type: 'integer' },
  },
  Link: {
    description: 'With _page: the addresses of the first, previous, next and last page.',
    schema: { type: 'string' },
  },
};
const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Kept for 24 hours: the same call with the same key gives the same record, another call 422.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

/** A list's calls, and its schemas by their names. */
function documentedList(
  resource: Resource,
  { summary, takes, shapes, record, status, answer: given }: ResourceDescription,
) {
  const path = pathOf(resource);
  const [shape, ...others] = shapes.map(({ name }) => ref(name));
  const schema = others.length > 0 ? { oneOf: [shape, ...others] } : shape;
  const mediaType = takes === 'json' ? 'application/json' : 'multipart/form-data';
  const success = given
    ? answer('What it found', ref(given.name))
    : answer('The stored record', ref(record.name));
  return {
    paths: {
      [path]: {
        post: {
          operationId: `post-${resource}`,
          summary,
          parameters: [keyParameter],
          requestBody: { required: true, content: { [mediaType]: { schema } } },
          responses: {
            [status]: success,
            ...problems(400, 403, 408, 413, 415, 422, 431, 500, 503),
          },
        },
        get: {
          operationId: `list-${resource}`,
          summary: 'List the stored records',
          parameters: listParameters,
          responses: {
            200: answer('Stored records', { type: 'array', items: ref(record.name) }, pageHeaders),
            ...problems(400, 403, 431, 500),
          },
        },
      },
      [`${path}/{id}`]: {
        get: {
          operationId: `get-${resource}`,
          summary: 'Read one stored record',
          parameters: [idParameter],
          responses: {
            200: answer('The record', ref(record.name)),
            ...problems(400, 403, 404, 431, 500),
          },
        },
      },
    },
    schemas: Object.fromEntries([
      ...shapes.map((each) => [each.name, jsonSchema(each.schema, 'input')]),
      ...(given ? [given] : []).map((each) => [each.name, jsonSchema(each.schema, 'output')]),
      [record.name, jsonSchema(record.schema, 'output')],
    ]),
  };
}

/** The JSON Schema (2020-12) of what a schema takes or, for records and answers, gives. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** An answer in JSON, with the headers that it may have. */
export const answer = (description: string, schema: object, headers?: object) => ({
  description,
  content: { 'application/json': { schema } },
  ...(headers && { headers }),
});

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

/** Error answers by status. */
export const problems = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: problemTitles[status],
        content: { [problemType]: { schema: ref('Problem') } },
      },
    ]),
  );

/** What a page of another origin needs, since the site calls with cookies and a key. */
const description = `Receives contact messages, intakes and scans.

A site of another origin than the API needs CORS: Access-Control-Allow-Origin with the site's own origin (no asterisk,
since calls carry credentials), Access-Control-Allow-Credentials: true, and an answer to the preflight of each POST, the
multipart scan's too, that allows the method POST and the headers Content-Type and Idempotency-Key.`;

const health = z.strictObject({ status: z.literal('ok') });

const plainGet = (operationId: string, summary: string, schema: object) => ({
  get: {
    operationId,
    summary,
    responses: { 200: answer(summary, schema), ...problems(400, 403, 431, 500) },
  },
});

/** The whole contract as an OpenAPI 3.1 document, made from its zod schemas (interfaces, API). */
export async function openApi() {
  const lists = await Promise.all(
    resourceNames.map(async (name) => documentedList(name, await describe(name))),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Lead API', version: '1.0.0', description },
    paths: {
      ...Object.assign({}, ...lists.map(({ paths }) => paths)),
      [healthPath]: plainGet('health', 'Whether the API is up', jsonSchema(health, 'output')),
      [openApiPath]: plainGet('openapi', 'This document', { type: 'object' }),
    },
    components: {
      schemas: {
        ...Object.assign({}, ...lists.map(({ schemas }) => schemas)),
        Problem: jsonSchema(problem, 'output'),
      },
    },
  };
}
