import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  hasPlainName,
  isScannableName,
  oddNameMessage,
  scanLimits,
  unscannableMessage,
} from '#contract/scan-limits';
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

export function useDocuments({
  getValues,
  setValue,
  setError,
  clearErrors,
  watch,
}: UseFormReturn<ScanValues, unknown, Scan>) {
  /** A sentence for each file that the form rejected when the visitor last chose files. */
  const [refusals, setRefusals] = useState<string[]>([]);

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
      clearErrors('files');
      setValue('files', chosen);
      setRefusals(refused);
    },
    [getValues, setValue, clearErrors],
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
    clearErrors('files');
    setValue(
      'files',
      getValues('files')!.filter((other) => other !== file),
    );
    setRefusals([]);
  }

  /** Shows a message for each unreadable document. Resolves with true if there is none. */
  async function checkReadable(files: readonly File[]) {
    const readable = await Promise.all(files.map(isReadable));
    const messages = files.filter((_, at) => !readable[at]).map(({ name }) => unreadable(name));
    if (messages.length > 0) setError('files', { message: messages.join(' ') });
    return messages.length === 0;
  }

  return { files: watch('files')!, refusals, take, takeFrom, remove, checkReadable };
}
