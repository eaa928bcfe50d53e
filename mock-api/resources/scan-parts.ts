import { type ScannedFile } from '#contract/ai-scan';
import { fieldMessages } from '#contract/messages';
import type { FieldError } from '#contract/problem';
import { isScannableName, unscannableMessage } from '#contract/scan-limits';

/** One part of the multipart body; a document's bytes are gone by now, `isGenuine` says what they were. */
export type ScanPart =
  { name: string; text: string } | { name: string; file: ScannedFile; isGenuine: boolean };

/** The most that one text part may hold, in bytes; a longer one is answered with 413. */
export const scanTextBytes = 10 * 1024;

/** Browsers send a path in some cases; only its last step is the document's name. */
const baseName = (name: string) =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/**
 * Decodes the quotes and line breaks that browsers percent-encode in a file's name
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data).
 */
const decodeName = (sent: string) => sent.replace(/%(22|0A|0D)/gi, decodeURIComponent);

/** No file system holds a longer name, and none of ours hides its end or leads up a folder. */
const isOddName = (name: string) =>
  name.length > 255 ||
  /[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]|(^|[\\/])\.\.([\\/]|$)/.test(name);

const notGenuine = (name: string) => `${name} is empty or not the kind of document that it says.`;

/** A file input with nothing chosen still sends one part, without name and content. */
const isEmptyInput = (part: ScanPart) =>
  part.name === 'files' && ('text' in part ? part.text === '' : !part.file.name && !part.file.size);

/** Returns the fields to hold against the contract, or one error for each refused document and misplaced part. */
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
      const message = refusalOf(sentName, name, part.isGenuine);
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

/** Returns the error for the first document as if it were not genuine; undefined if no document was sent. */
export function refuseFirstDocument(parts: readonly ScanPart[]): FieldError | undefined {
  for (const part of parts)
    if ('file' in part && part.file.name)
      return { field: 'files', message: notGenuine(baseName(decodeName(part.file.name))) };
  return undefined;
}

/** Why a document is refused; undefined when it is welcome. */
function refusalOf(sentName: string, name: string, isGenuine: boolean) {
  if (isOddName(sentName)) return fieldMessages.textInvalid;
  if (!isScannableName(name)) return unscannableMessage(name);
  return isGenuine ? undefined : notGenuine(name);
}

const isTextField = (name: string): name is 'type' | 'url' => name === 'type' || name === 'url';
