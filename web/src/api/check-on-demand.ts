import { useEffect } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormProps } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { readForm } from './read-form';

interface Check<Input extends FieldValues, Output extends FieldValues> {
  /** Fetches zod and the schema ahead. Ignores a failure: the next check fetches again. */
  preload: () => void;
  /** Accepts every value if the schema cannot be fetched: the server validates too. */
  resolver: Resolver<Input, unknown, Output>;
}

/** Returns React Hook Form's resolver for a schema that is fetched, together with zod, only when it is needed. */
export function checkWith<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: () => Promise<$ZodType<Output, Input>>,
): Check<Input, Output> {
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

/**
 * Returns `useForm` with the resolver of `check`, and fetches its schema while the visitor fills in the form. `handleSubmit`
 * reads the form's controls first: password managers set values without an event, which React Hook Form does not notice.
 */
export function useCheckedForm<Input extends FieldValues, Output extends FieldValues>(
  { preload, resolver }: Check<Input, Output>,
  options?: UseFormProps<NoInfer<Input>, unknown, NoInfer<Output>>,
) {
  useEffect(preload, [preload]);
  const form = useForm<Input, unknown, Output>({ ...options, resolver });
  const handleSubmit: typeof form.handleSubmit = (...outcomes) => {
    const submit = form.handleSubmit(...outcomes);
    return (event) => {
      if (event) form.setValues(readForm(event.currentTarget as HTMLFormElement) as Partial<Input>);
      return submit(event);
    };
  };
  return { ...form, handleSubmit };
}
