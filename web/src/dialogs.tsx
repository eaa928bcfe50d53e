import { DiscoveryDialog } from './features/discovery-request/discovery-dialog';
import { FreeIntakeDialog } from './features/free-intake/free-intake-dialog';
import type { DialogName } from './stores/dialog';

/** The dialogs with forms, in one chunk, so that the hand-over from one to the next never waits. */
export function Dialogs({ open }: { open: DialogName }) {
  return open === 'free-intake' ? <FreeIntakeDialog /> : <DiscoveryDialog />;
}
