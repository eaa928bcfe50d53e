import { createPersistedStore } from '../stores/create-store';

/**
 * Idempotency keys of the submissions that have not succeeded yet, by path and content. Session storage keeps the keys,
 * because the visitor may reload the page during a call and send the same draft again.
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
 * Returns the same key for a retry with the same content, so that the server recognises the retry if the first response
 * was lost. Changed content, and any content after {@link settle}, gets a new key.
 */
export function keyFor(path: string, body: unknown): string {
  const submission = path + contentOf(body);
  const keys = unsettled.get();
  const key = keys[submission] ?? newKey();
  unsettled.set({ ...keys, [submission]: key });
  return key;
}

/** Forgets a key after a success, because then the same content is a new submission. */
export function settle(path: string, body: unknown) {
  const { [path + contentOf(body)]: _, ...others } = unsettled.get();
  unsettled.set(others);
}

/**
 * Returns equal texts for equal bodies. Files count by name, size and modification time. Empty fields do not count: the
 * contract's schema removes them, but a form sends them if it cannot fetch the schema.
 */
function contentOf(body: unknown): string {
  if (!(body instanceof FormData))
    return JSON.stringify(body, (_, value) => (value === '' ? undefined : value));
  const parts = [...body].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(parts);
}

/** A page that was loaded over HTTP from another machine has no `randomUUID`. */
const newKey = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
