import * as z from 'zod/mini';
import { healthPath, openApiPath } from '#contract/endpoints';
import { problem } from '#contract/problem';
import { documentedList } from './openapi-list';
import { answer, jsonSchema, problems } from './openapi-parts';
import { describe, resourceNames } from '../resources/description';

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
