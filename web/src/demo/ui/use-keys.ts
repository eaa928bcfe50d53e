import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` for every keydown on the page, before the page's own listeners handle it. */
export function useKeys(onKey: (event: KeyboardEvent) => void) {
  const handleKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    addEventListener('keydown', handleKeyDown, true);
    return () => removeEventListener('keydown', handleKeyDown, true);
  }, []);
}

const overlays = '[data-dialog-open], [popover=auto]:popover-open, [data-toasts] [data-state=open]';

/** Returns whether a dialog, menu or toast handles this key or has handled it. */
export const isKeyOfOverlay = ({ defaultPrevented }: KeyboardEvent) =>
  defaultPrevented || document.querySelector(overlays) !== null;

/** Returns whether a field, the scan's tabs, an overlay or a browser shortcut uses this key. */
export const isKeyTaken = (event: KeyboardEvent) =>
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  isKeyOfOverlay(event) ||
  Boolean(document.activeElement?.closest('input, select, textarea, [role=tablist]'));
