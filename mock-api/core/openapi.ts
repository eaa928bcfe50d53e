import * as z from 'zod/mini';
import { healthPath, openApiPath, timeLimits } from '#contract/endpoints';
import { problem, type Problem } from '#contract/problem';
import type { ResourceDescription } from '../resources/description';
import { fieldErrors } from '../resources/field-errors';
import { descriptionOf, pathOf, resourceNames, type Resource } from '../resources/registry';
import { invalid, problem as problemOf, problemType } from './response';

/** Documentation of the filters, pages, sorting and search of a list's GET. */
const queries = 'https://github.com/typicode/json-server/tree/v0.17.4#routes';

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'After a call that stored a record, the same call with the same key gives the same record, another call 422 with an error for Idempotency-Key. The mock API keeps a key until a reset or a restart; a backend should keep it for 24 hours. Multipart calls are the same if their fields and the bytes of their files are.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

function documentedList(
  resource: Resource,
  { summary, takes, shapes, record, added, status, response: given, refused }: ResourceDescription,
) {
  const path = pathOf(resource);
  const [shape, ...others] = shapes.map(({ name }) => ref(name));
  const schema = others.length > 0 ? { oneOf: [shape, ...others] } : shape;
  const mediaType = takes === 'json' ? 'application/json' : 'multipart/form-data';
  const example = shapes[0]?.example;
  const stored = { id: 1, ...example, ...added, createdAt: '2026-03-01T08:00:00.000Z' };
  const succeeded = given
    ? success('What it found', ref(given.name), given.example)
    : success('The stored record', ref(record.name), stored);
  const refusal = { [problemType]: { schema: ref('Problem'), example: invalid([refused]).body } };
  return {
    paths: {
      [path]: {
        post: {
          operationId: `post-${resource}`,
          tags: [leads.name],
          summary,
          parameters: [keyParameter],
          requestBody: { required: true, content: { [mediaType]: { schema, example } } },
          responses: {
            [status]: succeeded,
            ...problems(400, 403, 413, 415, 500, 503),
            422: { description: titleOf(422), content: refusal },
          },
        },
        get: {
          operationId: `list-${resource}`,
          ...ofMock,
          summary: 'List the stored records',
          description: `With json-server's parameters (${queries}).`,
          responses: {
            200: success('Stored records', { type: 'array', items: ref(record.name) }, [stored]),
            ...problems(400, 403, 500),
          },
        },
      },
      [`${path}/{id}`]: {
        get: {
          operationId: `get-${resource}`,
          ...ofMock,
          summary: 'Read one stored record',
          parameters: [idParameter],
          responses: {
            200: success('The record', ref(record.name), stored),
            ...problems(400, 403, 404, 500),
          },
        },
      },
    },
    schemas: Object.fromEntries([
      ...shapes.map((each) => [each.name, withMessages(each.schema)]),
      ...(given ? [given] : []).map((each) => [each.name, jsonSchema(each.schema, 'output')]),
      [record.name, jsonSchema(record.schema, 'output')],
    ]),
  };
}

/** Returns JSON Schema (2020-12) for request bodies (`input`) or for records and responses (`output`). */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns the JSON Schema, with each property's error messages at the end of its description. */
function withMessages(schema: z.ZodMiniType<object>): JsonSchema {
  const { properties = {}, ...rest } = jsonSchema(schema, 'input');
  const names = Object.keys(properties);
  const wrong = [{}, Object.fromEntries(names.map((name) => [name, 7]))];
  const errors = wrong
    .flatMap((body) => fieldErrors(schema.safeParse(body).error?.issues ?? []))
    .filter(({ message }) => !message.startsWith('Invalid input'));
  const described = Object.entries(properties).map(([name, property]) => {
    const messages = new Set(errors.filter(({ field }) => field === name).map((e) => e.message));
    const quoted = [...messages].map((message) => `Message: "${message}".`);
    const own = property as JsonSchema;
    const text = [own.description, ...quoted].filter(Boolean).join(' ');
    return [name, { ...own, ...(text && { description: text }) }];
  });
  return { ...rest, properties: Object.fromEntries(described) };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const success = (description: string, schema: object, example: object) => ({
  description,
  content: { 'application/json': { schema, example } },
});

const titleOf = (status: number) => (problemOf(status).body as Problem).title;

const problems = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: titleOf(status),
        content: { [problemType]: { schema: ref('Problem') } },
      },
    ]),
  );

const leads = { name: 'leads', description: 'What every backend of the site answers.' };
const mockOnly = {
  name: 'mock-only',
  description:
    'What the mock API adds for tests. The site never calls it, and a backend needs none of it.',
};
const ofMock = { tags: [mockOnly.name], 'x-internal': true };

/** Rules that schemas cannot express, such as CORS, idempotency keys and error messages. */
const description = `Receives what the site's forms send.

A site of another origin than the API needs CORS: Access-Control-Allow-Origin with the site's own origin (no asterisk,
since calls carry credentials), Access-Control-Allow-Credentials: true, and an answer to the preflight of each POST, the
multipart scan's too, that allows the method POST and the headers Content-Type and Idempotency-Key. Error answers need
the first two headers as well: without them the page cannot read the error.

The API trims every text before it checks and stores it. minLength counts the Unicode characters of the trimmed text. An
optional text that is empty counts as absent and is left out of the record. The API drops unknown JSON fields, and
answers 422 to a NUL in a text, with the message "Please use plain text".

A 422 has an entry in errors for each wrong field. Visitors read its message at the field: the messages are those in the
descriptions of the fields. Of an error of /api/contact, visitors on the contact page and in the Discovery dialog also
read the status and the detail, or the title where there is no detail. The other forms show a fixed text. A detail must
therefore be a sentence for visitors, in English, without a stack, a path or HTML.

The client gives up after ${timeLimits.call / 1000} s without the whole answer, and after ${timeLimits.upload / 1000} s where it uploads a form.
A visitor who then sends again uses the same Idempotency-Key.`;

const health = z.strictObject({ status: z.literal('ok') });

const plainGet = (operationId: string, summary: string, schema: object, example: object) => ({
  get: {
    operationId,
    ...ofMock,
    summary,
    responses: { 200: success(summary, schema, example), ...problems(400, 403, 500) },
  },
});

export async function openApi() {
  const lists = await Promise.all(
    resourceNames.map(async (name) => documentedList(name, await descriptionOf(name))),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Lead API', version: '1.0.0', description },
    servers: [{ url: '/' }],
    security: [],
    tags: [leads, mockOnly],
    paths: {
      ...Object.assign({}, ...lists.map(({ paths }) => paths)),
      [healthPath]: plainGet('health', 'Whether the API is up', jsonSchema(health, 'output'), {
        status: 'ok',
      }),
      [openApiPath]: plainGet('openapi', 'This document', { type: 'object' }, { openapi: '3.1.0' }),
    },
    components: {
      schemas: {
        ...Object.assign({}, ...lists.map(({ schemas }) => schemas)),
        Problem: jsonSchema(problem, 'output'),
      },
    },
  };
}
