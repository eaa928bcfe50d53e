import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  hasPlainName,
  isScannableName,
  oddNameMessage,
  scanLimits,
  unscannableMessage,
} from '#contract/scan-limits';
import { serverError } from '../../api/show-field-errors';
import { aiScan } from '../../content/features/ai-scan';
import type { Scan } from './ai-scan-schema';
import type { ScanType } from './scan-tabs';

/** A scan sends only the values of the open tab: `url` or `files`. */
export interface ScanValues {
  type: ScanType;
  url?: string;
  files?: File[];
}

const { empty, tooLarge, tooLargeTogether, tooMany, unreadable } = aiScan.documents;

/** Returns the reason why the form rejects `file`, or undefined. */
function refuseDocument(file: File, chosen: readonly File[]): string | undefined {
  if (!hasPlainName(file.name)) return oddNameMessage(file.name);
  if (!isScannableName(file.name)) return unscannableMessage(file.name);
  if (file.size === 0) return empty(file.name);
  if (file.size > scanLimits.fileBytes) return tooLarge(file.name);
  if (chosen.length >= scanLimits.files) return tooMany(file.name);
  const together = chosen.reduce((sum, { size }) => sum + size, file.size);
  return together > scanLimits.requestBytes ? tooLargeTogether(file.name) : undefined;
}

/** A browser cannot read a document that has changed after the visitor chose it. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Returns the file that a message names. The longest name wins, because `my plan.pdf` also contains `plan.pdf`. */
const subjectOf = (message: string, files: readonly File[]) =>
  files
    .filter(({ name }) => message.includes(name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];

export function useDocuments({
  getValues,
  setValue,
  getFieldState,
  setError,
  clearErrors,
  watch,
}: UseFormReturn<ScanValues, unknown, Scan>) {
  /** A sentence for each file that the form rejected when the visitor last chose files. */
  const [refusals, setRefusals] = useState<string[]>([]);

  /** Clears the field's error, but keeps messages about the documents in `remaining`. */
  const clearError = useCallback(
    (remaining: readonly File[]) => {
      const { types = {} } = getFieldState('files').error ?? {};
      const kept = Object.values(types).filter((message): message is string => {
        const subject =
          typeof message === 'string' ? subjectOf(message, getValues('files')!) : undefined;
        return subject !== undefined && remaining.includes(subject);
      });
      if (kept.length > 0) setError('files', serverError(kept));
      else clearErrors('files');
    },
    [getFieldState, getValues, setError, clearErrors],
  );

  const take = useCallback(
    (picked: readonly File[]) => {
      const chosen = [...getValues('files')!];
      const refused: string[] = [];
      for (const file of picked) {
        const at = chosen.findIndex(({ name }) => name === file.name);
        const others = chosen.filter(({ name }) => name !== file.name);
        const refusal = refuseDocument(file, others);
        if (refusal) refused.push(refusal);
        else chosen.splice(at < 0 ? chosen.length : at, at < 0 ? 0 : 1, file);
      }
      clearError(chosen);
      setValue('files', chosen);
      setRefusals(refused);
    },
    [getValues, setValue, clearError],
  );

  /** Empties the input after reading it, so that the browser fires an event if the same file is chosen again. */
  const takeFrom = useCallback(
    (input: HTMLInputElement) => {
      const picked = [...(input.files ?? [])];
      if (picked.length === 0) return;
      input.value = '';
      take(picked);
    },
    [take],
  );

  function remove(file: File) {
    const others = getValues('files')!.filter((other) => other !== file);
    clearError(others);
    setValue('files', others);
    setRefusals([]);
  }

  /** Shows a message for each unreadable document. Resolves with true if there is none. */
  async function checkReadable(files: readonly File[]) {
    const readable = await Promise.all(files.map(isReadable));
    const messages = files.filter((_, at) => !readable[at]).map(({ name }) => unreadable(name));
    if (messages.length > 0) setError('files', serverError(messages));
    return messages.length === 0;
  }

  return { files: watch('files')!, refusals, take, takeFrom, remove, checkReadable };
}
