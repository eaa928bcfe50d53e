import type { Lists } from '#mock-api/core/store';
import { resourceNames } from '#mock-api/resources/registry';

/** Spreadsheets run a cell that begins like this as a formula; a quote mark in front makes text of it. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Spreadsheets split a file where their language does: at semicolons where the comma stands in numbers. `language` is a
 * BCP 47 tag, by default the browser's.
 */
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

/** All lists in one table (RFC 4180, CRLF), a column a field; the mark in front tells Excel that it is UTF-8. */
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

/** The lists as the mock API's JSON file holds them. */
export const toJson = (lists: Lists): string => `${JSON.stringify(lists, null, 2)}\n`;

/** Hands a text over as a file, without a server. */
export function saveFile(name: string, type: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
