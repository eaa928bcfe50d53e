import type * as z from 'zod/mini';
import type { FieldError } from '#contract/problem';
import { registry } from './registry';

/** A list's name. */
export type Resource = keyof typeof registry;
type Described<R extends Resource> = Awaited<ReturnType<(typeof registry)[R]>>;

/** The stored record of each list. */
export type Records = { [R in Resource]: z.output<Described<R>['record']['schema']> };

/** A schema by its name in the OpenAPI document. */
interface NamedSchema {
  name: string;
  schema: z.ZodMiniType<object>;
}

/** What a resource is: all else (lists, scenarios, OpenAPI, log, administration, help) follows from it. */
export interface ResourceDescription {
  /** What its POST is for, as a heading. */
  summary: string;
  /** Its body: a JSON object, or a multipart form (see `ScanUpload`). */
  takes: 'json' | 'form';
  /** The shapes that it takes; a body fits one of them. */
  shapes: NamedSchema[];
  /** What was sent as the fields of a record, or what is wrong with it. */
  read(sent: object): { fields: object } | { errors: FieldError[] };
  /** The stored record; `for` picks the schema that a changed one is held against, where there are several. */
  record: NamedSchema & { for?(record: object): z.ZodMiniType<object> };
  /** The status of success. */
  status: 200 | 201;
  /** The body of success where it is not the record. */
  answer?: NamedSchema & { of(record: object, sent: object): object };
  /** What a visitor reads in the scenario `invalid`: the likeliest field. */
  refused: FieldError;
}

export const resourceNames = Object.keys(registry) as Resource[];

export const isResource = (name: unknown): name is Resource =>
  resourceNames.some((known) => known === name);

/** Where a list answers. */
export const pathOf = (resource: Resource) => `/api/${resource}`;

const described: Partial<Record<Resource, Promise<ResourceDescription>>> = {};

/** What a list is. Kept, since importing a loaded module once more takes as long as the rest of a POST. */
export const describe = (resource: Resource): Promise<ResourceDescription> =>
  (described[resource] ??= registry[resource]());

/** An object with a value for each list. */
export function byResource<Value>(valueOf: (resource: Resource) => Value) {
  const entries = resourceNames.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<Resource, Value>;
}
