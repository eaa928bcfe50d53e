/** Calls of `console.error` in a test that expects none. */
let unannounced: unknown[][] = [];
let isAnnounced = false;

/** Declares that this test makes the page call `console.error`. */
export function expectConsoleErrors() {
  isAnnounced = true;
}

export function watchConsoleErrors() {
  unannounced = [];
  isAnnounced = false;
  jest.spyOn(console, 'error').mockImplementation((...said) => unannounced.push(said));
}

/** Throws the first unexpected error, or an error if an expected one is missing. */
export function checkConsoleErrors() {
  const [first] = unannounced;
  jest.mocked(console.error).mockRestore();
  if (first && !isAnnounced) throw new Error(`console.error: ${first.map(String).join(' ')}`);
  if (!first && isAnnounced) throw new Error('An announced console.error did not come');
}
