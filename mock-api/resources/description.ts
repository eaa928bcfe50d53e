import type * as z from 'zod/mini';
import type { FieldError } from '#contract/problem';

export interface NamedSchema {
  name: string;
  schema: z.ZodMiniType<object>;
}

/** One possible shape of a POST's body. OpenAPI shows the first shape's example; `check:backend` sends all examples. */
export interface BodyShape extends NamedSchema {
  schema: z.ZodMiniObject;
  example: object;
}

/** Describes a list for POSTs, changes of records, the scenario `invalid`, OpenAPI and `check:backend`. */
export interface ResourceDescription {
  summary: string;
  /** The type of a POST's body: a JSON object, or a multipart form (see `ScanUpload`). */
  takes: 'json' | 'form';
  /** The possible shapes of a POST's body. A valid body matches exactly one. */
  shapes: BodyShape[];
  /** Returns the valid fields of a body, without unknown fields, or the errors. */
  validate(sent: object): { fields: object } | { errors: FieldError[] };
  /** The schema of a stored record. If records have several shapes, `for` returns the schema of one record. */
  record: NamedSchema & { for?(record: object): z.ZodMiniType<object> };
  /** The fields that the API adds to each new record, besides `id` and `createdAt`. */
  added?: object;
  status: 200 | 201;
  /** Body of the response to a successful POST. The default is the record. */
  response?: NamedSchema & { of(record: object, sent: object): object; example: object };
  /** The field error that the scenario `invalid` (a simulated 422) returns. */
  refused: FieldError;
  /** Returns the error for a field that the client sent, in place of `refused`. Only for a list that takes forms. */
  refusedIn?(sent: object): FieldError | undefined;
}
