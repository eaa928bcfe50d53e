import { lazy, type ComponentType } from 'react';

export interface LazyComponent<Props> {
  /** Fetches the code; later calls share the first one that succeeds. Rejects when it cannot be fetched. */
  preload(): Promise<void>;
  /** The component to render: the real one when it is here, else one that suspends. Never changes once given. */
  get(): ComponentType<Props>;
}

/**
 * Like React's `lazy`, with two differences. Code that is already here renders at once: on the server after
 * `preload`, and in the first hydration, where a suspended page would flash. And rendering fetches nothing: whoever
 * renders it calls `preload`, now or when the visitor shows an interest.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<void> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let given: ComponentType<Props> | undefined;
  const { promise: arrival, resolve: arrive } = deferred<{ default: ComponentType<Props> }>();

  return {
    preload: () =>
      (loading ??= load().then(
        (component) => {
          loaded = component;
          arrive({ default: component });
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
    get: () => (given ??= loaded ?? (lazy(() => arrival) as unknown as ComponentType<Props>)),
  };
}

function deferred<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
