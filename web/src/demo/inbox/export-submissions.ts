import type { Lists } from '#mock-api/core/store';
import { resourceNames } from '#mock-api/resources/registry';

/** Matches texts that a spreadsheet would run as a formula. The export puts an apostrophe before such texts. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Returns the CSV separator for a language (BCP 47): a semicolon if that language has a decimal comma. */
export function separatorFor(language: string = navigator.language): ',' | ';' {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

function toCell(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns all lists as one CSV table (RFC 4180) with one column per field. The text starts with a byte-order mark,
 * because Excel does not read UTF-8 without it.
 */
export function toCsv(lists: Lists, separator: string = separatorFor()): string {
  const rows = resourceNames.flatMap((list) =>
    lists[list].map((record): Record<string, unknown> => ({ list, ...record })),
  );
  const columns = [
    ...new Set(['list', 'id', 'createdAt', ...rows.flatMap((row) => Object.keys(row))]),
  ];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((line) => line.map(toCell).join(separator)).join('\r\n')}\r\n`;
}

export const toJson = (lists: Lists): string => `${JSON.stringify(lists, null, 2)}\n`;

export function saveFile(name: string, type: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // After this time the download has started, and the browser no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
