/** Keys of submissions that the server may not have stored, by path and content. */
const unsettled = new Map<string, string>();

/**
 * Returns the `Idempotency-Key` of a submission. A retry of the same content gets the same key, because the response
 * may be lost after the server has stored the record. Other content gets a new key, as does the same content after
 * {@link settle}.
 */
export function keyFor(path: string, body: unknown): string {
  const submission = path + contentOf(body);
  const key = unsettled.get(submission) ?? newKey();
  unsettled.set(submission, key);
  return key;
}

/** Forgets the key after a success, so that the same content is a new submission. */
export function settle(path: string, body: unknown) {
  unsettled.delete(path + contentOf(body));
}

/** Returns an equal text for equal bodies. Compares files by name, size and modification time. */
function contentOf(body: unknown): string {
  if (!(body instanceof FormData)) return JSON.stringify(body);
  const parts = [...body].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(parts);
}

/** Browsers lack `randomUUID` on pages that another machine serves over plain HTTP. */
const newKey = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
