const excerptBytes = 64 * 1024;

const isPlainText = (name: string) => /\.(txt|csv)$/i.test(name);

/** Collects the first 64 kB of a scan's txt and csv documents together, while they stream in. */
export function createExcerpt() {
  const decoder = new TextDecoder();
  let left = excerptBytes;
  let text = '';
  return {
    add(fileName: string, chunk: Uint8Array) {
      if (left === 0 || !isPlainText(fileName)) return;
      const taken = chunk.subarray(0, left);
      left -= taken.length;
      text += decoder.decode(taken, { stream: true });
    },
    text: () => text,
  };
}
