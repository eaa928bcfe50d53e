const failures = new Map<string, number>();

/** Parcel's module registry. Its `i` maps the ids in Parcel's import calls to file names. */
function parcelRegistry() {
  const name = Object.keys(globalThis).find((key) => key.startsWith('parcelRequire'));
  return (globalThis as unknown as Record<string, { i?: Record<string, string> }>)[name ?? ''];
}

/**
 * Imports a script. Browsers before 2026 remember a failed import and reject the same URL again (whatwg/html#10327), so
 * each retry has another query. Parcel's own imports then use that URL too. A script only registers its modules, and
 * Parcel runs each of them once.
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

/** Fetches scripts in parallel. `urls` is separated by spaces. Their modules run when imported. Rejects if one fails. */
export const fetchCode = (urls: string | undefined) =>
  Promise.all((urls || undefined)?.split(' ').map(importScript) ?? []);
