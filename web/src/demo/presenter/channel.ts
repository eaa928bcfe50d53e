import { createStore } from '../../stores/create-store';
import { blankStore, type StageCommand } from '../console/commands';

/** The page of the site that customers see. `path` is relative to the public path. */
export interface SitePlace {
  path: string;
  title: string;
  isBlank?: boolean;
}

type Message =
  | { kind: 'who' }
  | { kind: 'presenter'; isHere: boolean }
  | { kind: 'place'; place: SitePlace }
  | { kind: 'command'; command: StageCommand };

/** True while a presenter's window is open. The site's window then hides console and tour bar. */
export const presenterStore = createStore(false);
/** Used in the presenter's window: the page that customers see. Null until the site's window has sent its page. */
export const placeStore = createStore<SitePlace | null>(null);

let channel: BroadcastChannel | undefined;
// The lint rule is about messages between windows. A BroadcastChannel has no target, and reaches only its own origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (message: Message) => channel?.postMessage(message);
const open = () => (channel = new BroadcastChannel('demo'));

/** Runs in the site's window: sends `place` to the presenter's window, and calls `onCommand` for its commands. */
export function listenToPresenter(place: SitePlace, onCommand: (command: StageCommand) => void) {
  open().addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'presenter') presenterStore.set(data.isHere);
    if (data.kind === 'presenter' && data.isHere) sendPlace();
    // Only the presenter's window has a button that shows the screen again.
    if (data.kind === 'presenter' && !data.isHere) blankStore.set(false);
    if (data.kind === 'command') onCommand(data.command);
  });
  // Also runs on a hidden page, because with one screen the presenter's window covers the page.
  const sendPlace = () => post({ kind: 'place', place: { ...place, isBlank: blankStore.get() } });
  blankStore.subscribe(sendPlace);
  post({ kind: 'who' });
  sendPlace();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendPlace();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    presenterStore.set(false);
    post({ kind: 'who' });
    sendPlace();
  });
}

/** Time (ms) between two announcements of the presenter's window. The site's window responds to each. */
const beat = 2_000;

/**
 * Runs in the presenter's window: tells the site's window when the presenter's window opens and closes, and notices when
 * the site's window is closed.
 */
export function announcePresenter() {
  let unanswered = 0;
  const announce = () => {
    unanswered += 1;
    if (unanswered > 2) placeStore.set(null);
    post({ kind: 'presenter', isHere: true });
  };
  open().addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who') announce();
    if (data.kind === 'place') {
      unanswered = 0;
      placeStore.set(data.place);
    }
  });
  announce();
  setInterval(announce, beat);
  addEventListener('pagehide', () => post({ kind: 'presenter', isHere: false }));
  addEventListener('pageshow', ({ persisted }) => persisted && announce());
}

export const sendCommand = (command: StageCommand) => post({ kind: 'command', command });

/** Makes the site's other tabs forget what was typed there, after this tab has reset or prepared the demo. */
export const restartOtherTabs = () => sendCommand({ act: 'restart' });
