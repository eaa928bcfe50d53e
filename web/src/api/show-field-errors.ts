import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './errors';

/** Returns the field error for the server's messages about a field. `types` lists them one by one. */
export const serverError = (messages: readonly string[]) => ({
  type: 'server',
  message: messages.join(' '),
  types: Object.fromEntries(messages.entries()),
});

/**
 * Shows the server's messages about single fields at those fields until the next validation. Returns their names in the
 * order of `names`, and ignores other fields.
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
