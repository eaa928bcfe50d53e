import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './errors';

/** Returns the error of a field for the server's messages about it. `types` holds them one by one. */
export const serverError = (messages: readonly string[]) => ({
  type: 'server',
  message: messages.join(' '),
  types: Object.fromEntries(messages.entries()),
});

/**
 * Shows what a failed write says about single fields at those fields, until they are validated again. Returns the names
 * of these fields in the order of `names`; ignores fields that are not among `names`.
 */
export function showFieldErrors<Values extends FieldValues, Name extends Path<Values>>(
  error: Error,
  names: readonly Name[],
  setError: UseFormSetError<Values>,
): Name[] {
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  return names.filter((name) => {
    const messages = errors.filter(({ field }) => field === name).map(({ message }) => message);
    if (messages.length > 0) setError(name, serverError(messages));
    return messages.length > 0;
  });
}
