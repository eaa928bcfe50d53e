const failures = new Map<string, number>();

/** Parcel's registry of modules. Its object `i` maps the ids in Parcel's import calls to file names. */
function parcelRegistry() {
  const name = Object.keys(globalThis).find((key) => key.startsWith('parcelRequire'));
  return (globalThis as unknown as Record<string, { i?: Record<string, string> }>)[name ?? ''];
}

/**
 * Browsers before 2026 remember a failed import of a URL (whatwg/html#10327), so each retry uses another query.
 * Parcel's own imports then also use this query. Importing a script twice is harmless: Parcel runs each module once.
 */
async function importScript(url: string) {
  const failed = failures.get(url) ?? 0;
  try {
    await import(failed ? `${url}?${failed}` : url);
  } catch (error) {
    failures.set(url, failed + 1);
    const { i: files = {} } = parcelRegistry() ?? {};
    for (const [id, file] of Object.entries(files)) {
      const [name] = file.split('?');
      if (url.endsWith(`/${name}`)) files[id] = `${name}?${failed + 1}`;
    }
    throw error;
  }
}

/** Fetches scripts (`urls`, separated by spaces). Rejects if one fails. Their modules run when code imports them. */
export const fetchCode = (urls: string | undefined) =>
  Promise.all((urls || undefined)?.split(' ').map(importScript) ?? []);
