import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Returns a function that tells whether a field's value is valid: false before the first check, and after a check
 * without a schema. The first check runs on mount if a field already contains text, otherwise at the visitor's first
 * change.
 */
export function useAccepted<Input extends FieldValues, Output extends FieldValues>(
  { subscribe, getValues }: UseFormReturn<Input, unknown, Output>,
  findRefused: (values: Input) => Promise<string[] | undefined>,
) {
  /** One string, because React does not re-render for an equal string. */
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const check = async () => setRefused((await findRefused(getValues()))?.join(' '));
    // The visitor may have changed fields before React hydrated the form.
    if (Object.values(getValues()).some((value) => typeof value === 'string' && value))
      void check();
    return subscribe({
      formState: { values: true },
      callback({ type }) {
        // React Hook Form also calls back when code sets a value.
        if (type === 'change') void check();
      },
    });
  }, [subscribe, getValues, findRefused]);
  return (name: string) => refused !== undefined && !refused.split(' ').includes(name);
}
