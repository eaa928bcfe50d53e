/** Arguments of the calls of `console.error` and `console.warn` in the running test. */
let reported: unknown[][] = [];
let isExpected = false;
let spies: jest.SpyInstance[] = [];

/**
 * Declares that the running test causes calls of `console.error` or `console.warn`. Without this declaration such a
 * call fails the test.
 */
export function expectConsoleErrors() {
  isExpected = true;
}

export function watchConsoleErrors() {
  reported = [];
  isExpected = false;
  spies = (['error', 'warn'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation((...args) => reported.push(args)),
  );
}

/** Throws the first unexpected error. If the test has declared errors but caused none, throws an error about that. */
export function checkConsoleErrors() {
  const [first] = reported;
  for (const spy of spies) spy.mockRestore();
  if (first && !isExpected) throw new Error(`The console shows: ${first.map(String).join(' ')}`);
  if (!first && isExpected) throw new Error('An expected message on the console is missing');
}
