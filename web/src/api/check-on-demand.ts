import { useEffect, useState } from 'react';
import {
  useForm,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { readForm } from './read-form';

interface Check<Input extends FieldValues, Output extends FieldValues> {
  /** Fetches zod and the schema in advance. After a failure the next validation fetches again. */
  preload: () => void;
  /** Accepts every value if the schema cannot be fetched, because the server also validates. */
  resolver: Resolver<Input, unknown, Output>;
  /**
   * Resolves with the names of the invalid fields. Waits for a running fetch of the schema, but starts none: without a
   * schema it resolves with undefined.
   */
  findRefused: (values: Input) => Promise<string[] | undefined>;
}

const nativeOff = { fields: {}, shouldUseNativeValidation: false };

/** Returns functions that fetch the schema, together with zod, when they first need it. */
export function checkWith<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: () => Promise<$ZodType<Output, Input>>,
): Check<Input, Output> {
  const fetchSchema = async () => {
    const [{ zodResolver }, schema] = await Promise.all([
      import('@hookform/resolvers/zod'),
      loadSchema(),
    ]);
    return zodResolver(schema) as Resolver<Input, unknown, Output>;
  };
  let loading: ReturnType<typeof fetchSchema> | undefined;
  const load = () => (loading = fetchSchema());
  return {
    preload: () => void load().catch(() => undefined),
    async resolver(values, ...rest) {
      const check = await load().catch(() => undefined);
      return check ? check(values, ...rest) : { values: values as unknown as Output, errors: {} };
    },
    async findRefused(values) {
      const check = await loading?.catch(() => undefined);
      const result = await check?.(values, undefined, nativeOff);
      return result && Object.keys(result.errors);
    },
  };
}

/**
 * Calls React Hook Form's `useForm`, and fetches the schema when the form mounts. `handleSubmit` first reads the values
 * of all controls, because password managers set values without an event. `register` adds `data-accepted` to a control
 * with a valid value.
 */
export function useCheckedForm<Input extends FieldValues, Output extends FieldValues>(
  { preload, resolver, findRefused }: Check<Input, Output>,
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
  const isAccepted = useAccepted(form, findRefused);
  const register: typeof form.register = (name, rules) => ({
    ...form.register(name, rules),
    ...(isAccepted(name) && { 'data-accepted': true }),
  });
  return { ...form, handleSubmit, register };
}

/**
 * Returns a function that tells whether a field's value is valid: false before the first check, and without a schema.
 * The first check runs on mount if a field contains text, otherwise at the visitor's first change.
 */
function useAccepted<Input extends FieldValues, Output extends FieldValues>(
  { subscribe, getValues }: UseFormReturn<Input, unknown, Output>,
  findRefused: (values: Input) => Promise<string[] | undefined>,
) {
  /** A string, because React does not render again for an equal string. */
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const check = async () => setRefused((await findRefused(getValues()))?.join(' '));
    // The visitor may have changed fields before React hydrated the form.
    if (Object.values(getValues()).some((value) => typeof value === 'string' && value))
      void check();
    return subscribe({
      formState: { values: true },
      callback({ type }) {
        // React Hook Form also calls this function when code sets a value.
        if (type === 'change') void check();
      },
    });
  }, [subscribe, getValues, findRefused]);
  return (name: string) => refused !== undefined && !refused.split(' ').includes(name);
}
