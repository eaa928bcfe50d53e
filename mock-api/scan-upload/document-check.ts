/**
 * The first bytes of each document type that the scan accepts. Some programs write a byte order mark or a line break
 * before a pdf's signature. Txt and csv have no signature.
 */
const signatures: Record<string, RegExp> = {
  pdf: /^(?:\xef\xbb\xbf)?[\r\n]*%PDF-/,
  doc: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/,
  docx: /^PK\x03\x04/,
  xlsx: /^PK\x03\x04/,
};
/** The byte order marks of UTF-16. Notepad and Excel can save a text as UTF-16, and such a text contains NUL. */
const utf16 = /^(?:\xff\xfe|\xfe\xff)/;

/** The number of bytes at the start of a document that are compared with a signature. */
const headBytes = 16;

/**
 * The names of entries that distinguish docx and xlsx from other zip files, because all zip files have the same
 * signature. A zip stores the names uncompressed.
 */
const entries: Record<string, string[]> = {
  docx: ['[Content_Types].xml', 'word/'],
  xlsx: ['[Content_Types].xml', 'xl/'],
};

/**
 * The number of bytes at the end of a chunk that are searched again together with the next chunk, because an entry's
 * name can start in one chunk and end in the next.
 */
const overlap = 32;

/**
 * Creates a check for the bytes of a document while they stream in: the signature must match, a text must not contain
 * NUL unless it is UTF-16, and a document must not be empty. The check decompresses nothing, so a zip bomb has no
 * effect.
 */
export function createDocumentCheck(fileName: string) {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const signature = signatures[extension];
  const missing = new Set(entries[extension]);
  const latin1 = new TextDecoder('latin1');
  let head = '';
  let hasNul = false;
  let tail = '';

  return {
    add(chunk: Uint8Array) {
      head += latin1.decode(chunk.subarray(0, headBytes - head.length));
      if (!signature && !hasNul) hasNul = chunk.includes(0);
      if (missing.size === 0) return;
      const text = tail + latin1.decode(chunk);
      for (const entry of missing) if (text.includes(entry)) missing.delete(entry);
      tail = text.slice(-overlap);
    },
    isGenuine() {
      if (signature) return signature.test(head) && missing.size === 0;
      return head !== '' && (!hasNul || utf16.test(head));
    },
    /**
     * Returns whether a docx or xlsx is protected with a password. Office saves such a file in the container format of
     * doc.
     */
    isProtected: () => extension in entries && signatures.doc!.test(head),
  };
}
