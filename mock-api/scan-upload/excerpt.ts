/** How much text of a scan's documents is looked at, in bytes. */
const excerptBytes = 64 * 1024;

const isPlainText = (name: string) => /\.(txt|csv)$/i.test(name);

/** Collects the beginning of a scan's txt and csv documents while their bytes stream by. */
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
