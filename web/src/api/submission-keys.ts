/** What was last sent to each path without success, and the key that it went with. */
const unsettled = new Map<string, { content: string; key: string }>();

/**
 * The `Idempotency-Key` for a submission: the same one while the same content is tried again, since an answer may be
 * lost after the server has stored what was sent; a new one for other content, or after {@link settle}.
 */
export function keyFor(path: string, body: unknown): string {
  const content = contentOf(body);
  const last = unsettled.get(path);
  if (last?.content === content) return last.key;
  const key = newKey();
  unsettled.set(path, { content, key });
  return key;
}

/** The submission has arrived: the same content again is another one. */
export function settle(path: string) {
  unsettled.delete(path);
}

/** Equal for equal bodies; a file is told by its name, size and time. */
function contentOf(body: unknown): string {
  if (!(body instanceof FormData)) return JSON.stringify(body);
  const parts = [...body].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(parts);
}

/** `randomUUID` is missing where a page comes over plain HTTP from another machine. */
const newKey = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
