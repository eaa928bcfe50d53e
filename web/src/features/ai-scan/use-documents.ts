import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isScannableName, scanLimits, unscannableMessage } from '#contract/scan-limits';
import { aiScan } from '../../content/features/ai-scan';
import type { Scan } from './ai-scan-schema';
import type { ScanType } from './scan-tabs';

/** The form's values; both panels keep theirs, whichever is open. */
export interface ScanValues {
  type: ScanType;
  url?: string;
  files?: File[];
}

const { empty, tooLarge, tooLargeTogether, tooMany } = aiScan.documents;

/** Returns why `file` cannot join the chosen documents, in a sentence that names it; undefined if it can. */
function refuseDocument(file: File, chosen: readonly File[]): string | undefined {
  if (!isScannableName(file.name)) return unscannableMessage(file.name);
  if (file.size === 0) return empty(file.name);
  if (file.size > scanLimits.fileBytes) return tooLarge(file.name);
  if (chosen.length >= scanLimits.files) return tooMany(file.name);
  const together = chosen.reduce((sum, { size }) => sum + size, file.size);
  return together > scanLimits.requestBytes ? tooLargeTogether(file.name) : undefined;
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The documents chosen so far, over several choices; together they keep the scan's limits. */
export function useDocuments({
  getValues,
  setValue,
  clearErrors,
  watch,
}: UseFormReturn<ScanValues, unknown, Scan>) {
  /** One sentence for each refused file of the last choice. */
  const [refusals, setRefusals] = useState<string[]>([]);

  const take = useCallback(
    (picked: readonly File[]) => {
      const chosen = [...getValues('files')!];
      const refused: string[] = [];
      for (const file of picked) {
        if (chosen.some((other) => isSame(other, file))) continue;
        const refusal = refuseDocument(file, chosen);
        if (refusal) refused.push(refusal);
        else chosen.push(file);
      }
      setValue('files', chosen);
      setRefusals(refused);
      clearErrors('files');
    },
    [getValues, setValue, clearErrors],
  );

  /** Moves the input's files to the chosen ones and empties it, so that a removed file can be picked again. */
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
    setValue(
      'files',
      getValues('files')!.filter((other) => other !== file),
    );
    setRefusals([]);
    clearErrors('files');
  }

  return { files: watch('files')!, refusals, take, takeFrom, remove };
}
