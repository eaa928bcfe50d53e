/** The signatures of the document types that the scan reads; txt and csv have none. */
const marks: Record<string, number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
};

/** File names that the zip must contain, because every zip has the same signature. Zip stores names uncompressed. */
const entries: Record<string, string[]> = {
  docx: ['[Content_Types].xml', 'word/'],
  xlsx: ['[Content_Types].xml', 'xl/'],
};

/** Number of bytes of a chunk that are searched again with the next one, because a name can span both. */
const overlap = 32;

/**
 * Checks a document's bytes as they stream in: signature, no NUL in text, never empty. It decompresses nothing (zip
 * bombs).
 */
export function createDocumentCheck(fileName: string) {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const mark = marks[extension];
  const missing = new Set(entries[extension]);
  const latin1 = new TextDecoder('latin1');
  let size = 0;
  let isAsNamed = true;
  let tail = '';

  return {
    add(chunk: Uint8Array) {
      const expected = mark?.slice(size, size + chunk.length) ?? [];
      if (expected.some((byte, at) => chunk[at] !== byte)) isAsNamed = false;
      if (!mark && chunk.includes(0)) isAsNamed = false;
      size += chunk.length;
      if (missing.size === 0) return;
      const text = tail + latin1.decode(chunk);
      for (const entry of missing) if (text.includes(entry)) missing.delete(entry);
      tail = text.slice(-overlap);
    },
    isGenuine: () => isAsNamed && missing.size === 0 && size >= (mark?.length ?? 1),
  };
}
