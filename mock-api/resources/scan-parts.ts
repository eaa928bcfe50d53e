import { isScannableName, unscannableMessage, type ScannedFile } from '#contract/ai-scan';
import { fieldMessages } from '#contract/messages';
import type { FieldError } from '#contract/problem';

/** One part of the multipart body; a document's bytes are gone by now. */
export type ScanPart = { name: string; text: string } | { name: string; file: ScannedFile };

/** The most that one text part may hold, in bytes; a longer one is answered with 413. */
export const scanTextBytes = 10 * 1024;

/** Browsers send a path in some cases; only its last step is the document's name. */
const baseName = (name: string) =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/** A file input with nothing chosen still sends one part, without name and content. */
const isEmptyInput = (part: ScanPart) =>
  part.name === 'files' && ('text' in part ? part.text === '' : !part.file.name && !part.file.size);

/** The fields to hold against the contract, or what is wrong with the parts themselves. */
export function scanFieldsOf(
  parts: readonly ScanPart[],
): { fields: { type?: string; url?: string; files: ScannedFile[] } } | { errors: FieldError[] } {
  const fields: { type?: string; url?: string; files: ScannedFile[] } = { files: [] };
  for (const part of parts) {
    if (isEmptyInput(part)) continue;
    if (part.name === 'files' && 'file' in part) {
      const name = baseName(part.file.name);
      if (!isScannableName(name))
        return { errors: [{ field: 'files', message: unscannableMessage(name) }] };
      fields.files.push({ ...part.file, name });
    } else if (part.name === 'files') {
      return { errors: [{ field: 'files', message: fieldMessages.filesMissing }] };
    } else if (isTextField(part.name) && 'text' in part && fields[part.name] === undefined) {
      fields[part.name] = part.text;
    } else {
      return { errors: [{ field: part.name, message: fieldMessages.partUnknown }] };
    }
  }
  return { fields };
}

const isTextField = (name: string): name is 'type' | 'url' => name === 'type' || name === 'url';
