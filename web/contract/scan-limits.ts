// This file imports no schema, so that the form can show the limits before the validation code loads.

/** Extensions of the documents that a scan accepts (requirements, section 5). */
export const scanExtensions = ['pdf', 'doc', 'docx', 'txt', 'csv', 'xlsx'] as const;

/** Limits of one scan, with sizes in bytes. The form shows and checks them, and the server enforces them. */
export const scanLimits = {
  files: 20,
  fileBytes: 5 * 1024 * 1024,
  requestBytes: 25 * 1024 * 1024,
} as const;

/** Control characters, and bidirectional controls, which can make a name look like a different one. */
const hiddenCharacters = /[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g;

/** Returns whether a document's name is free of hidden characters, which the server refuses. */
export const hasPlainName = (name: string) => name.search(hiddenCharacters) < 0;

/** Returns the message for a document with hidden characters in its name. The message shows them as U+FFFD. */
export const oddNameMessage = (name: string) =>
  `${name.replace(hiddenCharacters, '\ufffd')} has a hidden character in its name. Please rename it, and choose it again.`;

export const isScannableName = (name: string) =>
  scanExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** Returns the message for a document whose type a scan does not accept. The requirements fix no text for it. */
export const unscannableMessage = (name: string) =>
  `${name} cannot be scanned. Please choose ${scanExtensions.slice(0, -1).join(', ')} or ${scanExtensions.at(-1)}.`;
