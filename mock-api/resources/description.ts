import type * as z from 'zod/mini';
import type { FieldError } from '#contract/problem';

/** A schema with its name in the OpenAPI document. */
export interface NamedSchema {
  name: string;
  schema: z.ZodMiniType<object>;
}

/** A body that the list takes, with an example: the OpenAPI document shows the first one, `check:backend` sends each. */
export interface BodyShape extends NamedSchema {
  example: object;
}

/** Describes a list. Its routes, scenarios, OpenAPI, log, administration and help are derived from this. */
export interface ResourceDescription {
  /** The heading of its POST in the OpenAPI document. */
  summary: string;
  /** The body of its POST: a JSON object, or a multipart form (see `ScanUpload`). */
  takes: 'json' | 'form';
  /** The shapes of a body; a valid body matches one of them. */
  shapes: BodyShape[];
  /** Returns the fields of the new record, or the errors in what the client sent. */
  read(sent: object): { fields: object } | { errors: FieldError[] };
  /** The stored record. `for` picks the schema that validates a changed record, where a list has several. */
  record: NamedSchema & { for?(record: object): z.ZodMiniType<object> };
  /** The fields that the API adds to each new record, besides `id` and `createdAt`. */
  added?: object;
  /** The status of a successful POST. */
  status: 200 | 201;
  /** The body of a successful POST, where it is not the record. */
  answer?: NamedSchema & { of(record: object, sent: object): object; example: object };
  /** The error in the answer of the scenario `invalid`: the field that visitors get wrong most often. */
  refused: FieldError;
  /** Returns the error that replaces `refused` for what the client sent. Only for forms. */
  refusedIn?(sent: object): FieldError | undefined;
}
