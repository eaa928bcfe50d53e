/**
 * The first bytes of each document type. Some programs write a byte order mark or a line break before a pdf's
 * signature. Txt and csv have no signature.
 */
const signatures: Record<string, RegExp> = {
  pdf: /^(?:\xef\xbb\xbf)?[\r\n]*%PDF-/,
  doc: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/,
  docx: /^PK\x03\x04/,
  xlsx: /^PK\x03\x04/,
};
/** The byte order marks of UTF-16. Notepad and Excel can save a text as UTF-16, which contains NUL. */
const utf16 = /^(?:\xff\xfe|\xfe\xff)/;

/** The number of bytes at the start of a document that are compared with a signature. */
const headBytes = 16;

/** Names of entries that only a docx or an xlsx contains. A zip file stores the names of its entries uncompressed. */
const entries: Record<string, string[]> = {
  docx: ['[Content_Types].xml', 'word/'],
  xlsx: ['[Content_Types].xml', 'xl/'],
};

/** Bytes at the end of a chunk that are searched again with the next chunk: an entry's name can span both. */
const overlap = 32;

/**
 * Checks a document while its bytes stream in: the signature must match, a text must not contain NUL unless it is
 * UTF-16, and the document must not be empty. The check decompresses nothing, so a zip bomb has no effect.
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
    /** Whether a docx or xlsx has a password. Office then saves it in the container format of doc. */
    isProtected: () => extension in entries && signatures.doc!.test(head),
  };
}
