/**
 * Sets the date and lets it stand, until `jest.useRealTimers`. Sockets and files go by the other
 * clocks, which run on.
 */
export function setDate(now: string) {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}
