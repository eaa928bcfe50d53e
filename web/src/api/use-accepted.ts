import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Returns a function that says whether the form would accept the value of a field. `findRefused` resolves with the names of
 * the refused fields, or with undefined if the check cannot run: then no field counts as accepted.
 */
export function useAccepted<Input extends FieldValues, Output extends FieldValues>(
  { subscribe, getValues }: UseFormReturn<Input, unknown, Output>,
  findRefused: (values: Input) => Promise<string[] | undefined>,
) {
  /** One text, because an equal text needs no new render. */
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const check = async () => setRefused((await findRefused(getValues()))?.join(' '));
    // What the visitor has typed before hydration.
    if (Object.values(getValues()).some((value) => typeof value === 'string' && value))
      void check();
    return subscribe({
      formState: { values: true },
      callback({ type }) {
        // Only a field that the visitor has changed may be shown as valid.
        if (type === 'change') void check();
      },
    });
  }, [subscribe, getValues, findRefused]);
  return (name: string) => refused !== undefined && !refused.split(' ').includes(name);
}
