/** Calls `load` once. If `load` fails, the next call of the returned function calls `load` again. */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () => {
    if (!loading) {
      loading = load();
      loading.catch(() => (loading = undefined));
    }
    return loading;
  };
}

/** Ignores the failure of a load that no click waits for. The next click loads again, and reports a failure. */
export const ignoreFailure = (loading: Promise<unknown>) => void loading.catch(() => undefined);

/** Resolves in a new task, so that the browser can handle input and paint before it. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Loads code. Resolves in a new task, so that the browser can handle input first. */
export async function inTask<Code>(load: () => Promise<Code>) {
  const code = await load();
  await nextTask();
  return code;
}
