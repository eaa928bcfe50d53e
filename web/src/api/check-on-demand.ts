import type { FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/**
 * React Hook Form's resolver for the schema that `loadSchema` fetches; zod comes with it, while the visitor fills the
 * form in. Where it does not come, the form is sent as it was typed: the server checks it too, and a network that is
 * gone has its own message.
 */
export function checkWith<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: () => Promise<$ZodType<Output, Input>>,
): { preload: () => void; resolver: Resolver<Input, unknown, Output> } {
  const load = async () => {
    const [{ zodResolver }, schema] = await Promise.all([
      import('@hookform/resolvers/zod'),
      loadSchema(),
    ]);
    return zodResolver(schema) as Resolver<Input, unknown, Output>;
  };
  return {
    preload: () => void load().catch(() => undefined),
    async resolver(values, ...rest) {
      const check = await load().catch(() => undefined);
      return check ? check(values, ...rest) : { values: values as unknown as Output, errors: {} };
    },
  };
}
