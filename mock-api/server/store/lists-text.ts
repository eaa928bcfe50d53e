import type { Lists } from '../../core/store';
import { byResource, isResource, type Resource } from '../../resources/registry';

/**
 * The JSON text of a list's rows, in immutable blocks. A commit serialises only the new rows. It adds their text to a
 * copy of the last block, or as a new block if the last one is full. Each row starts with a comma.
 */
export type RowBlocks = readonly Buffer[];

/** The size in bytes at which a block is full. Appending a row copies at most one block of this size. */
const blockBytes = 64 * 1024;

/** Returns `blocks` plus the text of more rows. Rows are indented, because people read and edit the file. */
export function appendRows(blocks: RowBlocks, records: readonly object[]): RowBlocks {
  if (records.length === 0) return blocks;
  const rows = Buffer.from(records.map(rowText).join(''));
  const last = blocks.at(-1);
  return last && last.length < blockBytes
    ? [...blocks.slice(0, -1), Buffer.concat([last, rows])]
    : [...blocks, rows];
}

const rowText = (record: object) =>
  `,\n    ${JSON.stringify(record, null, 2).replaceAll('\n', '\n    ')}`;

/**
 * Returns the blocks of all rows. Serialises 200 rows at a time, because a string of the whole list would need much
 * memory.
 */
export function blocksOf(records: readonly object[]): RowBlocks {
  let blocks: RowBlocks = [];
  for (let at = 0; at < records.length; at += 200)
    blocks = appendRows(blocks, records.slice(at, at + 200));
  return blocks;
}

type BlocksByResource = Record<Resource, RowBlocks>;

export const blocksByResource = (lists: Lists): BlocksByResource =>
  byResource((resource) => blocksOf(lists[resource]));

/**
 * Returns the file's text in parts, formatted like `JSON.stringify(lists, null, 2)`. Includes the file's other
 * properties.
 */
export function fileParts(lists: Lists, blocksBy: BlocksByResource): Buffer[] {
  const parts: Buffer[] = [];
  let before = '{\n';
  for (const [key, value] of Object.entries(lists)) {
    parts.push(Buffer.from(`${before}  ${JSON.stringify(key)}: `));
    parts.push(...(isResource(key) ? listParts(blocksBy[key]) : [Buffer.from(valueText(value))]));
    before = ',\n';
  }
  return [...parts, Buffer.from('\n}\n')];
}

const listParts = (blocks: RowBlocks): Buffer[] =>
  blocks.length === 0
    ? [Buffer.from('[]')]
    : [
        Buffer.from('['),
        ...blocks.map((block, index) => (index === 0 ? block.subarray(1) : block)),
        Buffer.from('\n  ]'),
      ];

const valueText = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
