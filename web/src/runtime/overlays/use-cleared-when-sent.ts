import { useEffect, useEffectEvent } from 'react';
import { sentStore } from './draft-store';

/**
 * Runs `clear` when a call has sent the draft with this name. The visitor may have closed and reopened the dialog
 * during the call, and the new form then contains the draft's values.
 */
export function useClearedWhenSent(name: string | undefined, clear: () => void) {
  const handleSent = useEffectEvent(() => sentStore.get()?.name === name && clear());
  useEffect(() => sentStore.subscribe(() => handleSent()), []);
}
