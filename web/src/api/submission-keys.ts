import { createPersistedStore } from '../stores/create-store';

/**
 * Keys of the submissions that have not succeeded yet, by path and content, in session storage, because the visitor may
 * reload the page during a call and send the same draft again.
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
 * A retry with the same content gets the same key, by which the server recognises it if the first response was lost.
 * Changed content, and any content after {@link settle}, gets a new key.
 */
export function keyFor(path: string, body: unknown): string {
  const submission = path + contentOf(body);
  const keys = unsettled.get();
  const key = keys[submission] ?? newKey();
  unsettled.set({ ...keys, [submission]: key });
  return key;
}

/** After a success the same content is a new submission. */
export function settle(path: string, body: unknown) {
  const { [path + contentOf(body)]: _, ...others } = unsettled.get();
  unsettled.set(others);
}

/**
 * Equal for equal bodies. Contains a file's name, size and modification time. Without empty fields, because the
 * contract's schema removes them, and a form whose schema cannot be fetched sends them.
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
