import type { Lists } from '../../core/store';
import { byResource, isResource, type Resource } from '../../resources/registry';

/**
 * The text of a list's rows, in blocks that never change: a commit hands the old ones to the disk
 * as they are, and serialises only what is new. Each row begins with its comma.
 */
export type RowBlocks = readonly Buffer[];

/** A block takes rows until it holds so many bytes; so much at most is copied for a new row. */
const blockBytes = 64 * 1024;

/** `blocks` and the text of more rows; indented, so that people can read and edit the file. */
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

/** The blocks of a whole list, a few rows at a time so that no text of all of them is ever made. */
export function blocksOf(records: readonly object[]): RowBlocks {
  let blocks: RowBlocks = [];
  for (let at = 0; at < records.length; at += 200)
    blocks = appendRows(blocks, records.slice(at, at + 200));
  return blocks;
}

type BlocksByResource = Record<Resource, RowBlocks>;

export const blocksByResource = (lists: Lists): BlocksByResource =>
  byResource((resource) => blocksOf(lists[resource]));

/** The file's text, keys of another origin included, as buffers to be written one after the other; `JSON.stringify` with two spaces. */
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
