import { useEffect } from 'react';

/** Closes with Escape also while nothing has focus, as when the focused button was disabled. */
export function useEscapeWithoutFocus(onClose: () => void) {
  useEffect(() => {
    const handleKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body) onClose();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onClose]);
}
