import type * as z from 'zod/mini';
import type { ResourceDescription } from './description';

/**
 * Holds one row per list of the API. The key is the name in the JSON file and under `/api`; the value loads the
 * description. The import is dynamic because loading the schemas takes half of the server's start-up time.
 */
export const registry = {
  contact: async () => (await import('./contact')).contact,
  'free-intake': async () => (await import('./free-intake')).freeIntake,
  'ai-scan': async () => (await import('./ai-scan')).aiScan,
};

export type Resource = keyof typeof registry;
type Described<R extends Resource> = Awaited<ReturnType<(typeof registry)[R]>>;

/** The stored record of each list. */
export type Records = { [R in Resource]: z.output<Described<R>['record']['schema']> };

export const resourceNames = Object.keys(registry) as Resource[];

export const isResource = (name: unknown): name is Resource =>
  resourceNames.some((known) => known === name);

/** Returns the path of a list. */
export const pathOf = (resource: Resource) => `/api/${resource}`;

const described: Partial<Record<Resource, Promise<ResourceDescription>>> = {};

/** Loads the description of a list and caches it, because a repeated import() takes as long as the rest of a POST. */
export const describe = (resource: Resource): Promise<ResourceDescription> =>
  (described[resource] ??= registry[resource]());

/** Returns an object with one value per list. */
export function byResource<Value>(valueOf: (resource: Resource) => Value) {
  const entries = resourceNames.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<Resource, Value>;
}
