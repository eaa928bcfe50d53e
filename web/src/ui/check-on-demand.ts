import { useCallback, useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { loadOnce, type CodeOnDemand } from './lazy-component';

/** A form's check: React Hook Form's resolver for a schema of the contract. */
export type Check<Input extends FieldValues, Output> = CodeOnDemand<
  Resolver<Input, unknown, Output>
>;

/** The check for the schema that `loadSchema` fetches; zod comes with it. */
export const checkWith = <Input extends FieldValues, Output>(
  loadSchema: () => Promise<$ZodType<Output, Input>>,
): Check<Input, Output> =>
  loadOnce(async () => {
    const [{ zodResolver }, schema] = await Promise.all([
      import('@hookform/resolvers/zod'),
      loadSchema(),
    ]);
    return zodResolver(schema) as Resolver<Input, unknown, Output>;
  });

/**
 * The resolver of a form whose check is fetched while the visitor fills it in: the form itself needs not wait for what
 * nobody needs before the first submit. Rejects with MissingCodeError when the check cannot be had by then.
 */
export function useCheck<Input extends FieldValues, Output>(
  check: Check<Input, Output>,
): Resolver<Input, unknown, Output> {
  useEffect(() => {
    // The submit tries again, and says what fails.
    check.preload().catch(() => undefined);
  }, [check]);
  return useCallback<Resolver<Input, unknown, Output>>(
    async (...values) => {
      await check.preload();
      return check.loaded!(...values);
    },
    [check],
  );
}
