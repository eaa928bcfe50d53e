type Reporter = (error: unknown) => void;

let reporter: Reporter = () => undefined;

/** Where errors that a visitor's page survived are sent; nowhere, until an owner connects a service. */
export const reportError: Reporter = (error) => reporter(error);

export function setErrorReporter(next: Reporter) {
  reporter = next;
}
