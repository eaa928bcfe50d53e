/** Calls of `console.error` in a test that expects none. */
let unexpected: unknown[][] = [];
let isExpected = false;

/** Declares that this test makes the page call `console.error`. */
export function expectConsoleErrors() {
  isExpected = true;
}

export function watchConsoleErrors() {
  unexpected = [];
  isExpected = false;
  jest.spyOn(console, 'error').mockImplementation((...args) => unexpected.push(args));
}

/** Throws the first unexpected error, or an error if an expected one is missing. */
export function checkConsoleErrors() {
  const [first] = unexpected;
  jest.mocked(console.error).mockRestore();
  if (first && !isExpected) throw new Error(`console.error: ${first.map(String).join(' ')}`);
  if (!first && isExpected) throw new Error('An expected console.error is missing');
}
