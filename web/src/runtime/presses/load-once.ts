/** Returns a function that runs `load` on its first call, and again only after a failure. */
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

/** Ignores a failed load if no click waits for the code. The next click loads the code again, and reports a failure. */
export const ignoreFailure = (loading: Promise<unknown>) => void loading.catch(() => undefined);

/** Resolves in a new task. Before that task the browser can handle input and paint. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Runs a loader. Resolves in a new task, because the browser can handle input between tasks. */
export async function inTask<Code>(load: () => Promise<Code>) {
  const code = await load();
  await nextTask();
  return code;
}
