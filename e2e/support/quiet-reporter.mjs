import { relative } from 'node:path';

const count = (number, what) => (number > 0 ? [`${number} ${what}`] : []);

/**
 * A jest reporter that prints each failure at once, and nothing about passed tests. At the end it prints the names of
 * failed tests and of `test.todo` tests, the number of tests and the duration.
 */
export default class QuietReporter {
  #rootDir;

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunStart({ numTotalTestSuites }) {
    console.log(`Running ${numTotalTestSuites} test files. Only failures are printed.`);
  }

  onTestResult(_test, { testFilePath, failureMessage, console: messages }) {
    if (!failureMessage) return;
    console.log(`FAIL ${relative(this.#rootDir, testFilePath)}`);
    console.log(failureMessage);
    for (const { message } of messages ?? []) console.log(message);
  }

  onRunComplete(_contexts, results) {
    for (const { testFilePath, testResults, testExecError } of results.testResults) {
      const file = relative(this.#rootDir, testFilePath);
      if (testExecError) console.log(`failed: ${file}`);
      for (const { status, fullName } of testResults)
        if (status === 'failed' || status === 'todo')
          console.log(`${status}: ${file}, ${fullName}`);
    }
    const counts = [
      ...count(results.numFailedTests, 'failed'),
      ...count(results.numRuntimeErrorTestSuites, 'files did not run'),
      ...count(results.numTodoTests, 'to do'),
      ...count(results.numPendingTests, 'skipped'),
      `${results.numPassedTests} of ${results.numTotalTests} tests passed`,
    ];
    const seconds = Math.round((Date.now() - results.startTime) / 1_000);
    console.log(`${counts.join(', ')} in ${results.numTotalTestSuites} files and ${seconds} s`);
  }
}
