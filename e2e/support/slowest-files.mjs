import { relative } from 'node:path';

const listed = 10;

/** A reporter for jest: prints the ten slowest test files, and the total seconds of all files. */
export default class SlowestFiles {
  #rootDir;

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= listed) return;
    const files = testResults.map(({ testFilePath, perfStats: { start, end } }) => ({
      file: relative(this.#rootDir, testFilePath),
      seconds: (end - start) / 1_000,
    }));
    const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
    const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, listed);
    const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${file}`);
    console.log(`Slowest of ${files.length} files (${Math.round(total)} worker seconds):`);
    console.log(lines.join('\n'));
  }
}
