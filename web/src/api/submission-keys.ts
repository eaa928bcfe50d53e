import { createPersistedStore } from '../stores/create-store';

/**
 * Idempotency keys of the submissions that have not succeeded yet, by path and content. Session storage keeps the keys,
 * because the visitor may reload the page while a call is running, and then send the same draft again.
 */
const unsettled = createPersistedStore(
  'submissionKeys',
  (stored): Record<string, string> =>
    Object.fromEntries(
      Object.entries({ ...(stored as Record<string, string>) }).filter(
        ([, key]) => typeof key === 'string',
      ),
    ),
  () => sessionStorage,
);

/**
 * Returns the idempotency key of a submission. A retry with the same content gets the same key. With this key the
 * server recognises the retry if it stored the record but its first response was lost. Changed content gets a new key.
 * After {@link settle} the same content gets a new key, too.
 */
export function keyFor(path: string, body: unknown): string {
  const submission = path + contentOf(body);
  const keys = unsettled.get();
  const key = keys[submission] ?? newKey();
  unsettled.set({ ...keys, [submission]: key });
  return key;
}

/** Forgets the idempotency key after a success. The same content is then a new submission. */
export function settle(path: string, body: unknown) {
  const { [path + contentOf(body)]: _, ...others } = unsettled.get();
  unsettled.set(others);
}

/** Returns a text that is equal for equal bodies. For a file it contains name, size and modification time. */
function contentOf(body: unknown): string {
  if (!(body instanceof FormData)) return JSON.stringify(body);
  const parts = [...body].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(parts);
}

/** Creates an idempotency key. A page that was loaded from another machine over HTTP has no `randomUUID`. */
const newKey = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
