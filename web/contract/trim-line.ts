// This file imports no schema, because the forms also call it before the validation code loads.

/**
 * Removes white space and Unicode's format characters from both ends of a single-line text. A copied e-mail address may
 * carry such characters, for example the direction marks U+202A and U+202C, and the visitor cannot see them.
 */
export const trimLine = (text: string): string =>
  /[^\s\p{Cf}](.*[^\s\p{Cf}])?/su.exec(text)?.[0] ?? '';
