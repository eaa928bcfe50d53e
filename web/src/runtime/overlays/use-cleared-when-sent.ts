import { useEffect, useEffectEvent } from 'react';
import { sentStore } from './draft-store';

/**
 * Runs `clear` when a call has sent the draft with this name. During the call the visitor may have closed the dialog
 * and opened it again, with the draft's values in the new form.
 */
export function useClearedWhenSent(name: string | undefined, clear: () => void) {
  const handleSent = useEffectEvent(() => sentStore.get()?.name === name && clear());
  useEffect(() => sentStore.subscribe(() => handleSent()), []);
}
