import { lazy, type ComponentType } from 'react';

/** Code that could not be fetched: the network is down, or a newer version of the site has taken its place. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError';
}

export interface CodeOnDemand<Code> {
  /** Fetches the code; later calls share the first one that succeeds. Rejects with MissingCodeError. */
  preload(): Promise<void>;
  /** The component, or what else was asked for, once it is here. */
  readonly loaded: Code | undefined;
}

export function loadOnce<Code>(load: () => Promise<Code>): CodeOnDemand<Code> {
  let loading: Promise<void> | undefined;
  let loaded: Code | undefined;
  return {
    preload: () =>
      (loading ??= load().then(
        (code) => {
          loaded = code;
        },
        (error: unknown) => {
          loading = undefined;
          throw new MissingCodeError('A part of the page is missing', { cause: error });
        },
      )),
    get loaded() {
      return loaded;
    },
  };
}

export interface LazyComponent<Props> extends CodeOnDemand<ComponentType<Props>> {
  /**
   * The component to render: the real one when it is here, else one that suspends, and throws MissingCodeError when
   * the code cannot be fetched. It never changes once given, but for a new try after `forgetFailure`.
   */
  get(): ComponentType<Props>;
  /** For whoever caught the MissingCodeError: React renders a part that throws several times before it gives up. */
  forgetFailure(): void;
}

/**
 * Like React's `lazy`, but code that is already here renders at once: on the server after `preload`, and in the first
 * hydration, where a suspended page would flash.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = loadOnce(load);
  let given: ComponentType<Props> | undefined;
  return {
    preload: code.preload,
    get loaded() {
      return code.loaded;
    },
    get: () =>
      (given ??=
        code.loaded ??
        (lazy(async () => {
          await code.preload();
          return { default: code.loaded! };
        }) as unknown as ComponentType<Props>)),
    forgetFailure() {
      if (!code.loaded) given = undefined;
    },
  };
}
