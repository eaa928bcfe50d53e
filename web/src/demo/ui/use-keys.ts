import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` for every keydown event on the page. It runs before the listeners of elements (capture phase). */
export function useKeys(onKey: (event: KeyboardEvent) => void) {
  const handleKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    addEventListener('keydown', handleKeyDown, true);
    return () => removeEventListener('keydown', handleKeyDown, true);
  }, []);
}

const overlays = '[data-dialog-open], dialog[open], [popover=auto]:popover-open';
/** Elements that handle Escape. Toasts leave all other keys to the page. */
const overlaysAndToasts = `${overlays}, [data-toasts] [data-state=open]`;

/** Whether an overlay handles the key, or another listener has already handled the event. */
export const isKeyOfOverlay = ({ key, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  document.querySelector(key === 'Escape' ? overlaysAndToasts : overlays) !== null;

/** Whether the key of this event belongs to a field, the scan's tabs, an overlay or a browser shortcut. */
export const isKeyTaken = (event: KeyboardEvent) =>
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  isKeyOfOverlay(event) ||
  Boolean(document.activeElement?.closest('input, select, textarea, [role=tablist]'));
