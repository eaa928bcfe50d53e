import type * as z from 'zod/mini';
import type { ResourceDescription } from './description';

/** All lists by their name in the JSON file and in `/api/NAME`. Dynamic imports halve the start-up time. */
export const registry = {
  contact: async () => (await import('./contact')).contact,
  'free-intake': async () => (await import('./free-intake')).freeIntake,
  'ai-scan': async () => (await import('./ai-scan')).aiScan,
};

export type Resource = keyof typeof registry;
type Described<R extends Resource> = Awaited<ReturnType<(typeof registry)[R]>>;

export type Records = { [R in Resource]: z.output<Described<R>['record']['schema']> };

export const resourceNames = Object.keys(registry) as Resource[];

export const isResource = (name: unknown): name is Resource =>
  resourceNames.some((known) => known === name);

export const pathOf = (resource: Resource) => `/api/${resource}`;

const described: Partial<Record<Resource, Promise<ResourceDescription>>> = {};

/** Loads a list's description and caches it, because each import() would take as long as the rest of a POST. */
export const descriptionOf = (resource: Resource): Promise<ResourceDescription> =>
  (described[resource] ??= registry[resource]());

export function byResource<Value>(valueOf: (resource: Resource) => Value) {
  const entries = resourceNames.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<Resource, Value>;
}
