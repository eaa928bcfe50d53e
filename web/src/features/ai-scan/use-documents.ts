import { useCallback, useState } from 'react';
import { isScannableName, scanLimits, unscannableMessage } from '#contract/scan-limits';
import { aiScan } from '../../content/features/ai-scan';

const { tooLarge, tooLargeTogether, tooMany } = aiScan.documents;

/** Why `file` cannot join the chosen documents, in words that name it; undefined when it can. */
function refuseDocument(file: File, chosen: readonly File[]): string | undefined {
  if (!isScannableName(file.name)) return unscannableMessage(file.name);
  if (file.size > scanLimits.fileBytes) return tooLarge(file.name);
  if (chosen.length >= scanLimits.files) return tooMany(file.name);
  const together = chosen.reduce((sum, { size }) => sum + size, file.size);
  return together > scanLimits.requestBytes ? tooLargeTogether(file.name) : undefined;
}

interface Documents {
  files: File[];
  /** One sentence a refused file of the last choice. */
  refusals: string[];
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The documents chosen so far, over several choices; each keeps the scan's limits. */
export function useDocuments() {
  const [documents, setDocuments] = useState<Documents>({ files: [], refusals: [] });

  const take = useCallback((picked: readonly File[]) => {
    setDocuments(({ files }) => {
      const next: Documents = { files: [...files], refusals: [] };
      for (const file of picked) {
        if (next.files.some((chosen) => isSame(chosen, file))) continue;
        const refusal = refuseDocument(file, next.files);
        if (refusal) next.refusals.push(refusal);
        else next.files.push(file);
      }
      return next;
    });
  }, []);

  /** Moves what the input holds over to here, and empties it: a removed file can be picked again. */
  const takeFrom = useCallback(
    (input: HTMLInputElement) => {
      const picked = [...(input.files ?? [])];
      if (picked.length === 0) return;
      input.value = '';
      take(picked);
    },
    [take],
  );

  const remove = useCallback((file: File) => {
    setDocuments(({ files }) => ({ files: files.filter((one) => one !== file), refusals: [] }));
  }, []);

  return { ...documents, take, takeFrom, remove };
}
