// This file imports no schema, so that the form can show the limits before the validation code loads.

export const scanExtensions = ['pdf', 'doc', 'docx', 'txt', 'csv', 'xlsx'] as const;

/** Sizes are in bytes. The form checks these limits, and the server enforces them. */
export const scanLimits = {
  files: 20,
  fileBytes: 5 * 1024 * 1024,
  requestBytes: 25 * 1024 * 1024,
} as const;

/** Control characters, and controls of the text direction, which can make a name look like a different one. */
const hiddenCharacters = /[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g;

/** Whether a file's name has no hidden characters. The server refuses a file whose name has some. */
export const hasPlainName = (name: string) => name.search(hiddenCharacters) < 0;

/** Shows the hidden characters as U+FFFD. */
export const oddNameMessage = (name: string) =>
  `${name.replace(hiddenCharacters, '\ufffd')} has a hidden character in its name. Please rename it, and choose it again.`;

export const isScannableName = (name: string) =>
  scanExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** The requirements contain no text for a document of a wrong type. */
export const unscannableMessage = (name: string) =>
  `${name} cannot be scanned. Please choose ${scanExtensions.slice(0, -1).join(', ')} or ${scanExtensions.at(-1)}.`;
