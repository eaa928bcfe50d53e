import type { Resource } from '#mock-api/resources/registry';
import { fieldsOf } from './record-fields';

/** Matches texts that a spreadsheet would run as a formula. The export puts an apostrophe before such texts. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Returns a semicolon for a language with a decimal comma, because spreadsheets then expect it. */
function findSeparator(): ',' | ';' {
  const parts = new Intl.NumberFormat(navigator.language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

function toCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets in all languages read the Swedish format of a date and a time, such as "2026-11-27 14:05". */
const spreadsheetLocale = 'sv-SE';

/**
 * Returns the records of a list as a CSV table (RFC 4180): the local time, and one column per field. The text starts
 * with a byte-order mark, because Excel does not read UTF-8 without it.
 */
export function toCsv(records: readonly { createdAt: string }[]): string {
  const rows = records.map((record) => {
    const time = new Date(record.createdAt).toLocaleString(spreadsheetLocale).slice(0, 16);
    return new Map([
      ['Received', time],
      ...fieldsOf(record).map(({ name, text }) => [name, text] as const),
    ]);
  });
  const columns = [...new Set(['Received', ...rows.flatMap((row) => [...row.keys()])])];
  const separator = findSeparator();
  const lines = [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))];
  return `\uFEFF${lines.map((line) => `${line.map(toCell).join(separator)}\r\n`).join('')}`;
}

/** Returns the name of a list's file, such as "contact-bakkerij-de-vries-2026-11-27.csv". */
export function fileNameOf(list: Resource, customer: string | undefined, now = new Date()): string {
  const name = customer?.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-') ?? '';
  const parts = [list, name.replaceAll(/^-|-$/g, ''), now.toLocaleDateString(spreadsheetLocale)];
  return `${parts.filter(Boolean).join('-')}.csv`;
}

export function saveCsv(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // By this time the download has started, and the browser no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
