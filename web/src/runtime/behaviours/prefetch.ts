/**
 * Calls `prepare` at the first interaction after `load`, so that a later click is fast. Does nothing if prefetching is
 * off.
 */
export function onFirstInteraction(prepare: () => void) {
  addEventListener('load', () => {
    if (document.documentElement.dataset.prefetch === 'off') return;
    const interacted = new AbortController();
    const handleSign = () => {
      interacted.abort();
      prepare();
    };
    for (const sign of ['pointermove', 'focusin', 'touchstart', 'scroll'])
      addEventListener(sign, handleSign, { passive: true, signal: interacted.signal });
  });
}
