/** What `console.error` said in the running test and nobody announced. */
let unannounced: unknown[][] = [];
let isAnnounced = false;

/** Announces that this test makes the page write to `console.error`. */
export function expectConsoleErrors() {
  isAnnounced = true;
}

export function watchConsoleErrors() {
  unannounced = [];
  isAnnounced = false;
  jest.spyOn(console, 'error').mockImplementation((...said) => unannounced.push(said));
}

/** Throws the first error that nobody announced, or says that an announced one stayed away. */
export function checkConsoleErrors() {
  const [first] = unannounced;
  jest.mocked(console.error).mockRestore();
  if (first && !isAnnounced) throw new Error(`console.error: ${first.map(String).join(' ')}`);
  if (!first && isAnnounced) throw new Error('An announced console.error did not come');
}
