import type { Resource } from '#mock-api/resources/registry';
import { textOf } from './record-fields';

/** Matches texts that a spreadsheet would run as a formula. The export puts an apostrophe before such texts. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Returns a semicolon if the browser's language has a decimal comma, as spreadsheets in that language expect. */
function findSeparator(): ',' | ';' {
  const parts = new Intl.NumberFormat(navigator.language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

function toCell(value: unknown): string {
  const text = textOf(value);
  const safe = typeof value !== 'number' && formulaStart.test(text) ? `'${text}` : text;
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns the records of a list as a CSV table (RFC 4180) with one column per field. The text starts with a byte-order
 * mark, because Excel does not read UTF-8 without it.
 */
export function toCsv(records: readonly object[]): string {
  const columns = [
    ...new Set(['id', 'createdAt', ...records.flatMap((record) => Object.keys(record))]),
  ];
  const rows = records.map((record) =>
    columns.map((column) => (record as Record<string, unknown>)[column]),
  );
  const separator = findSeparator();
  const lines = [columns, ...rows].map((row) => row.map(toCell).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Returns the name of a list's file, such as "contact-bakkerij-de-vries-2026-11-27.csv". */
export function fileNameOf(list: Resource, customer: string | undefined, now = new Date()): string {
  const name = customer?.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-') ?? '';
  const parts = [list, name.replaceAll(/^-|-$/g, ''), now.toISOString().slice(0, 10)];
  return `${parts.filter(Boolean).join('-')}.csv`;
}

export function saveCsv(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // After this time the download has started, and the browser no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
