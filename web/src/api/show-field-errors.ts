import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './errors';

/**
 * Shows the field errors of a failed response until React Hook Form validates the fields again. Returns the names of
 * the fields with an error, in the order of `names`.
 */
export function showFieldErrors<Values extends FieldValues, Name extends Path<Values>>(
  error: Error,
  names: readonly Name[],
  setError: UseFormSetError<Values>,
): Name[] {
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  return names.filter((name) => {
    const messages = errors.filter(({ field }) => field === name).map(({ message }) => message);
    if (messages.length > 0) setError(name, { message: messages.join(' ') });
    return messages.length > 0;
  });
}
