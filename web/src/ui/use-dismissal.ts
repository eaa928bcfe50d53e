import { useEffect, useRef, type SyntheticEvent } from 'react';

/** In ms. A click on the backdrop sooner than this belongs to the press that opened the dialog. */
const openingTime = 500;

/**
 * Returns a handler that closes the dialog, unless the key or the click means something else: an Escape that closes a
 * toast or ends an IME composition, or the second click of a double click on the dialog's button.
 */
export function useDismissal(onClose: () => void) {
  const openedAt = useRef(0);
  const isEscapeTaken = useRef(false);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  useEffect(() => {
    const handleCapture = ({ key, isComposing, keyCode }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // Safari ends a composition before it fires the key: only its code 229 still shows it. A toast closes before React
      // handles the key.
      isEscapeTaken.current =
        isComposing ||
        keyCode === 229 ||
        document.querySelector('[data-toasts] [data-state=open]') !== null;
    };
    // A button that becomes disabled loses the focus, and @reach/dialog gets no key.
    const handleKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body && !isEscapeTaken.current) onClose();
    };
    addEventListener('keydown', handleCapture, true);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      removeEventListener('keydown', handleCapture, true);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [onClose]);
  return ({ type, nativeEvent }: SyntheticEvent) => {
    const isEarly = performance.now() - openedAt.current < openingTime;
    const isRepeated = (nativeEvent as MouseEvent).detail > 1;
    if (type === 'keydown' ? !isEscapeTaken.current : !isEarly && !isRepeated) onClose();
  };
}
