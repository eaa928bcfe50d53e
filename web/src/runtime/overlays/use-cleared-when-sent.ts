import { useEffect, useEffectEvent } from 'react';
import { sentStore } from './draft-store';

/**
 * Runs `clear` when a call has sent the draft with this name. The visitor may close a dialog during the call and open it
 * again. The new form shows the draft's values until the call succeeds.
 */
export function useClearedWhenSent(name: string | undefined, clear: () => void) {
  const handleSent = useEffectEvent(() => sentStore.get()?.name === name && clear());
  useEffect(() => sentStore.subscribe(() => handleSent()), []);
}
