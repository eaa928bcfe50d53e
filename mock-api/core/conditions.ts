import type * as z from 'zod/mini';
import { descriptionOf, type Resource } from '../resources/registry';
import { ProblemError } from './response';

/** Fields with values. A scenario (a simulated case) with such a condition applies only to calls with these fields. */
export type Condition = Record<string, unknown>;

/** Returns a sentence if no valid call of the list can have these fields and values. */
export async function conditionFault(when: Condition, resource: Resource) {
  const { shapes } = await descriptionOf(resource);
  const schemasOf = (name: string) =>
    shapes.flatMap(({ schema: { shape } }) =>
      Object.hasOwn(shape, name) ? [shape[name] as z.ZodMiniType] : [],
    );
  for (const [name, value] of Object.entries(when)) {
    const schemas = schemasOf(name);
    if (schemas.length === 0) {
      const known = new Set(shapes.flatMap(({ schema }) => Object.keys(schema.shape)));
      return `"when" has the field "${name}", but ${resource} has only ${[...known].join(', ')}.`;
    }
    if (!schemas.some((schema) => schema.safeParse(value).success))
      return `"when" never applies: no valid call of ${resource} has ${JSON.stringify(value)} as "${name}".`;
  }
  return undefined;
}

/** Returns whether a call has these fields and values. Throws 400 if no valid call of the list can have them. */
export async function isFulfilled(
  when: Condition,
  resource: Resource,
  readFields: () => Promise<object>,
) {
  const fault = await conditionFault(when, resource);
  if (fault) throw new ProblemError(400, fault);
  const sent = (await readFields()) as Condition;
  return Object.entries(when).every(
    ([name, value]) => JSON.stringify(sent[name]) === JSON.stringify(value),
  );
}
