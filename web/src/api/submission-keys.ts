/** The keys of what was sent and is not known to have arrived, by path and content. */
const unsettled = new Map<string, string>();

/**
 * The `Idempotency-Key` for a submission: the same one while the same content is tried again, since an answer may be
 * lost after the server has stored what was sent; a new one for other content, or after {@link settle}.
 */
export function keyFor(path: string, body: unknown): string {
  const submission = path + contentOf(body);
  const key = unsettled.get(submission) ?? newKey();
  unsettled.set(submission, key);
  return key;
}

/** The submission has arrived: the same content again is another one. */
export function settle(path: string, body: unknown) {
  unsettled.delete(path + contentOf(body));
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
