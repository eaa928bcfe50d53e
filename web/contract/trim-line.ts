// This file imports no schema, because the forms also call it before the validation code loads.

/**
 * Removes white space and Unicode's format characters from both ends of a line. A copied e-mail address may have
 * invisible characters, such as the direction marks U+202A and U+202C.
 */
export const trimLine = (text: string): string =>
  /[^\s\p{Cf}](.*[^\s\p{Cf}])?/su.exec(text)?.[0] ?? '';
