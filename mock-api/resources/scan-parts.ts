import { type ScannedFile } from '#contract/ai-scan';
import { fieldMessages } from '#contract/messages';
import type { FieldError } from '#contract/problem';
import {
  hasPlainName,
  isScannableName,
  oddNameMessage,
  unscannableMessage,
} from '#contract/scan-limits';

/** One part of a form, without a document's bytes. */
export type ScanPart = { name: string; text: string } | { name: string; file: ScannedFile };

export const scanTextBytes = 10 * 1024;

/** Returns the last segment of a path, because some browsers send a whole path as the file's name. */
const baseName = (name: string) =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/**
 * Decodes quotes and line breaks in a file's name, which browsers percent-encode
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data).
 */
const decodeName = (sent: string) => sent.replace(/%(22|0A|0D)/gi, decodeURIComponent);

const unreadable = (name: string) => `${name} is empty or cannot be read.`;

/** Whether a file input was empty. Browsers then send a file without name and content, other clients an empty text. */
const isEmptyInput = (part: ScanPart) =>
  part.name === 'files' && ('text' in part ? part.text === '' : !part.file.name && !part.file.size);

/**
 * Returns the form's fields, which the contract's schema checks afterwards. If a document is invalid, or a part is
 * unknown or repeated, returns the errors instead, without duplicates.
 */
export function scanFieldsOf(
  parts: readonly ScanPart[],
): { fields: { type?: string; url?: string; files: ScannedFile[] } } | { errors: FieldError[] } {
  const fields: { type?: string; url?: string; files: ScannedFile[] } = { files: [] };
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => {
    if (!errors.some((known) => known.field === field && known.message === message))
      errors.push({ field, message });
  };
  for (const part of parts) {
    if (isEmptyInput(part)) continue;
    if (part.name === 'files' && 'file' in part) {
      const sentName = decodeName(part.file.name);
      const name = baseName(sentName);
      const message = refusalOf(sentName, name, part.file.size);
      if (message) refuse('files', message);
      else fields.files.push({ ...part.file, name });
    } else if (part.name === 'files') {
      refuse('files', fieldMessages.filesMissing);
    } else if (isTextField(part.name) && 'text' in part && fields[part.name] === undefined) {
      fields[part.name] = part.text;
    } else {
      refuse(part.name, fieldMessages.partUnknown);
    }
  }
  return errors.length > 0 ? { errors } : { fields };
}

/** Returns an error for the form's first document, or undefined if it has no document. */
export function refuseFirstDocument(parts: readonly ScanPart[]): FieldError | undefined {
  for (const part of parts)
    if ('file' in part && part.file.name)
      return { field: 'files', message: unreadable(baseName(decodeName(part.file.name))) };
  return undefined;
}

function refusalOf(sentName: string, name: string, size: number) {
  if (!hasPlainName(sentName)) return oddNameMessage(name);
  if (!isScannableName(name)) return unscannableMessage(name);
  return size > 0 ? undefined : unreadable(name);
}

const isTextField = (name: string): name is 'type' | 'url' => name === 'type' || name === 'url';
