import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Returns a function that tells whether a field is valid. No field is, while `findRefused` resolves with undefined. */
export function useAccepted<Input extends FieldValues, Output extends FieldValues>(
  { subscribe, getValues }: UseFormReturn<Input, unknown, Output>,
  findRefused: (values: Input) => Promise<string[] | undefined>,
) {
  /** One string, because React does not re-render for an equal string. */
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const check = async () => setRefused((await findRefused(getValues()))?.join(' '));
    // The visitor may have typed before hydration.
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
