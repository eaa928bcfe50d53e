import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` for every keydown event on the page, before the listeners of elements run (capture phase). */
export function useKeys(onKey: (event: KeyboardEvent) => void) {
  const handleKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    addEventListener('keydown', handleKeyDown, true);
    return () => removeEventListener('keydown', handleKeyDown, true);
  }, []);
}

const ownOverlays = 'dialog[open], [popover=auto]:popover-open';
const overlays = `[data-dialog-open], ${ownOverlays}`;
/**
 * Selectors of open overlays that handle a key themselves. Toasts handle only Escape. The page keys of a remote control
 * move the tour even while a dialog of the site is open, and the tour then closes the dialog.
 */
const overlaysFor: Record<string, string> = {
  Escape: `${overlays}, [data-toasts] [data-state=open]`,
  PageDown: ownOverlays,
  PageUp: ownOverlays,
};

/** Whether an overlay handles the key, or another listener has already handled the event. */
export const isKeyOfOverlay = ({ key, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented || document.querySelector(overlaysFor[key] ?? overlays) !== null;

/** The keys of a presenter's remote control keep their meaning while a list has the focus. */
const remoteKeys = new Set(['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft', 'b', '.']);
const fieldsFor = (key: string) =>
  `input, textarea, [role=tablist]${remoteKeys.has(key) ? '' : ', select'}`;

/** Whether the key of this event belongs to a field, the scan's tabs, an overlay or a browser shortcut. */
export const isKeyTaken = (event: KeyboardEvent) =>
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  isKeyOfOverlay(event) ||
  Boolean(document.activeElement?.closest(fieldsFor(event.key)));
