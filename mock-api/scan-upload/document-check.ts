/** The first bytes of each document type that the scan accepts. Txt and csv have no signature. */
const signatures: Record<string, number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
};

/**
 * The names of entries that distinguish docx and xlsx from other zip files, because all zip files have the same
 * signature. A zip stores the names uncompressed.
 */
const entries: Record<string, string[]> = {
  docx: ['[Content_Types].xml', 'word/'],
  xlsx: ['[Content_Types].xml', 'xl/'],
};

/**
 * The number of bytes at the end of a chunk that are searched again with the next chunk. An entry's name can start in
 * one chunk and end in the next.
 */
const overlap = 32;

/**
 * Creates a check for the bytes of a document while they stream in: the signature must match, a text must not contain
 * NUL, and a document must not be empty. The check decompresses nothing, so a zip bomb has no effect.
 */
export function createDocumentCheck(fileName: string) {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const signature = signatures[extension];
  const missing = new Set(entries[extension]);
  const latin1 = new TextDecoder('latin1');
  let size = 0;
  let isAsNamed = true;
  let tail = '';

  return {
    add(chunk: Uint8Array) {
      const expected = signature?.slice(size, size + chunk.length) ?? [];
      if (expected.some((byte, at) => chunk[at] !== byte)) isAsNamed = false;
      if (!signature && chunk.includes(0)) isAsNamed = false;
      size += chunk.length;
      if (missing.size === 0) return;
      const text = tail + latin1.decode(chunk);
      for (const entry of missing) if (text.includes(entry)) missing.delete(entry);
      tail = text.slice(-overlap);
    },
    isGenuine: () => isAsNamed && missing.size === 0 && size >= (signature?.length ?? 1),
  };
}
