/** A storage that loses its content when the visitor leaves the page. */
function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function isStorageOpen() {
  try {
    return window.localStorage !== null;
  } catch {
    return false;
  }
}

/**
 * Whether the browser keeps what the demo stores. If the visitor has blocked site data, reading `localStorage` throws,
 * and MSW cannot start. The demo then replaces both storages, and a reload loses what was typed.
 */
export const keepsData = isStorageOpen();
if (!keepsData)
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: createMemoryStorage() });
