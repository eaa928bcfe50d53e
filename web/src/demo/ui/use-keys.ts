import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` for every key pressed in the page. */
export function useKeys(onKey: (event: KeyboardEvent) => void) {
  const handleKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
}

/** Keys that something else waits for: a field, the scan's tabs, a dialog; or the browser itself. */
export const isKeyTaken = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  document.querySelector('[data-dialog-open]') !== null ||
  Boolean(document.activeElement?.closest('input, select, textarea, [role=tablist]'));
