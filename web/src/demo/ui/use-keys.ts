import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` for every keydown in the page. */
export function useKeys(onKey: (event: KeyboardEvent) => void) {
  const handleKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
}

/** Returns whether a field, the scan's tabs, a dialog or a shortcut of the browser handles this key. */
export const isKeyTaken = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  document.querySelector('[data-dialog-open]') !== null ||
  Boolean(document.activeElement?.closest('input, select, textarea, [role=tablist]'));
