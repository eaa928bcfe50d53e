import TestSequencer from '@jest/test-sequencer';

/** The slowest test files. On its first run jest knows no durations, and would start the largest files first. */
const longFiles =
  /(pictures|qa-package|cli|console|axe-pages|axe-states|presenter|offline|chunk-load-error|start-mock-api|translated-page|reflow)\.(e2e|test)\.ts$/;

export default class LongFirst extends TestSequencer {
  sort(tests) {
    const isShort = ({ path }) => Number(!longFiles.test(path));
    // oxlint-disable-next-line unicorn/no-array-sort -- This is jest's own method, which returns a new list.
    const byDuration = super.sort(tests);
    return byDuration.toSorted((one, other) => isShort(one) - isShort(other));
  }
}
