import type * as z from 'zod/mini';
import type { FieldError } from '#contract/problem';

export interface NamedSchema {
  name: string;
  schema: z.ZodMiniType<object>;
}

/** A body that the list accepts. The OpenAPI document shows the first example; `check:backend` sends each of them. */
export interface BodyShape extends NamedSchema {
  example: object;
}

/** Describes a list. Its routes, scenarios, OpenAPI, log, administration and help are derived from this. */
export interface ResourceDescription {
  summary: string;
  /** The body of its POST: a JSON object, or a multipart form (see `ScanUpload`). */
  takes: 'json' | 'form';
  /** The shapes of a body; a valid body matches exactly one of them. */
  shapes: BodyShape[];
  read(sent: object): { fields: object } | { errors: FieldError[] };
  /** The stored record. Where a list has several schemas, `for` returns the one that validates a changed record. */
  record: NamedSchema & { for?(record: object): z.ZodMiniType<object> };
  /** The fields that the API adds to each new record, besides `id` and `createdAt`. */
  added?: object;
  status: 200 | 201;
  /** The body of a successful POST, unless it is the record. */
  answer?: NamedSchema & { of(record: object, sent: object): object; example: object };
  /** The error that the scenario `invalid` returns. */
  refused: FieldError;
  /** For forms: returns the error that replaces `refused` and matches what the client sent. */
  refusedIn?(sent: object): FieldError | undefined;
}
