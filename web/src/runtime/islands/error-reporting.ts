import type { RootOptions } from 'react-dom/client';

type Reporter = (error: unknown) => void;

let reporter: Reporter = () => undefined;

/** Where errors that a visitor's page survived are sent; nowhere, until an owner connects a service. */
export function setErrorReporter(next: Reporter) {
  reporter = next;
}

/** Of every React root. */
export const rootOptions: RootOptions = {
  onRecoverableError: (error) => reporter(error),
  onCaughtError(error) {
    console.error(error);
    reporter(error);
  },
};
