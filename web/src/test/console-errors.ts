/** Arguments of the calls of `console.error` in the running test. */
let unexpected: unknown[][] = [];
let isExpected = false;

/**
 * Declares that the running test causes calls of `console.error`. Without this declaration such a call fails the test.
 */
export function expectConsoleErrors() {
  isExpected = true;
}

export function watchConsoleErrors() {
  unexpected = [];
  isExpected = false;
  jest.spyOn(console, 'error').mockImplementation((...args) => unexpected.push(args));
}

/** Throws the first unexpected error. If the test has declared errors but caused none, throws an error about that. */
export function checkConsoleErrors() {
  const [first] = unexpected;
  jest.mocked(console.error).mockRestore();
  if (first && !isExpected) throw new Error(`console.error: ${first.map(String).join(' ')}`);
  if (!first && isExpected) throw new Error('An expected console.error is missing');
}
