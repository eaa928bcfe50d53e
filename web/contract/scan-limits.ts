// Apart from the schemas, so that the form can show them before anything is to be checked.

/** File name extensions that the scan reads (requirements, section 5). */
export const scanExtensions = ['pdf', 'doc', 'docx', 'txt', 'csv', 'xlsx'] as const;

/** Limits of one scan; sizes in bytes. Said beside the field, checked before sending, enforced by the server. */
export const scanLimits = {
  files: 20,
  fileBytes: 5 * 1024 * 1024,
  requestBytes: 25 * 1024 * 1024,
} as const;

/** True for the names of documents that the scan reads, by their extension in either case. */
export const isScannableName = (name: string) =>
  scanExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** What a visitor reads about a document of another type. The requirements leave the words open. */
export const unscannableMessage = (name: string) =>
  `${name} cannot be scanned. Please choose ${scanExtensions.slice(0, -1).join(', ')} or ${scanExtensions.at(-1)}.`;
