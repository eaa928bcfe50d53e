import { createStore } from '../../stores/create-store';
import { blankStore, type StageCommand } from '../console/commands';

/** The page that is open in the site's window, which customers see. `path` is relative to the public path. */
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

/** True while a presenter's window is open. The site's window then hides the console and the bar of the tour. */
export const presenterStore = createStore(false);
/** In the presenter's window: the page that customers see, or null until the site's window has sent it. */
export const placeStore = createStore<SitePlace | null>(null);

/** Name of the lock that the presenter's window holds while it is open. */
const presenterLock = 'demo-presenter';
let channel: BroadcastChannel | undefined;
// The lint rule is about messages between windows. A BroadcastChannel has no target, and reaches only its own origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (message: Message) => channel?.postMessage(message);
const open = () => (channel = new BroadcastChannel('demo'));

/** Runs in the site's window: sends `place` to the presenter's window, and calls `onCommand` for its commands. */
export function listenToPresenter(place: SitePlace, onCommand: (command: StageCommand) => void) {
  open().addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'presenter') handlePresenter(data.isHere);
    if (data.kind === 'command') onCommand(data.command);
  });
  function handlePresenter(isHere: boolean) {
    // The message of a closing window may get lost, but the browser always releases the window's lock.
    if (isHere && !presenterStore.get())
      void navigator.locks?.request(presenterLock, () => handlePresenter(false));
    presenterStore.set(isHere);
    if (isHere) sendPlace();
    // Ends a blank screen when the presenter's window closes, because the presenter could no longer end it.
    else blankStore.set(false);
  }
  // Runs even while the page is hidden, because on a single screen the presenter's window covers the page.
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

/** The presenter's window announces itself at this interval (ms). The site's window responds to each announcement. */
const beat = 1_000;

/** In the presenter's window: tells the site's window that it is open, and notices when that window closes. */
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
  const start = () => {
    announce();
    setInterval(announce, beat);
    // Never resolves, so that this window keeps its lock until it closes.
    return new Promise(() => {});
  };
  // Without HTTPS, browsers have locks only on the same computer.
  void (navigator.locks?.request(presenterLock, start) ?? start());
  addEventListener('pagehide', () => post({ kind: 'presenter', isHere: false }));
}

export const sendCommand = (command: StageCommand) => post({ kind: 'command', command });

/** Makes the site's other tabs forget what was typed there, after this tab has reset or prepared the demo. */
export const restartOtherTabs = () => sendCommand({ act: 'restart' });
