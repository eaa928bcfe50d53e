import { isScannableName, scanLimits, unscannableMessage } from '#contract/scan-limits';
import { aiScan } from '../../content/features/ai-scan';

const { tooLarge, tooLargeTogether, tooMany } = aiScan.documents;

/** Why `file` cannot join the chosen documents, in words that name it; undefined when it can. */
export function refuseDocument(file: File, chosen: readonly File[]): string | undefined {
  if (!isScannableName(file.name)) return unscannableMessage(file.name);
  if (file.size > scanLimits.fileBytes) return tooLarge(file.name);
  if (chosen.length >= scanLimits.files) return tooMany(file.name);
  const together = chosen.reduce((sum, { size }) => sum + size, file.size);
  return together > scanLimits.requestBytes ? tooLargeTogether(file.name) : undefined;
}
