import * as z from 'zod/mini';
import { problemType } from './answer';

/** The JSON Schema (2020-12) of what a schema takes or, for records and answers, gives. */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
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
