import { createStore } from '../../stores/create-store';
import type { StageCommand } from '../console/commands';

/** The page that customers see. `path` is relative to the public path. */
export interface SitePlace {
  path: string;
  title: string;
}

type Message =
  | { kind: 'who' }
  | { kind: 'presenter'; isHere: boolean }
  | { kind: 'place'; place: SitePlace }
  | { kind: 'command'; command: StageCommand };

/** True while a presenter's window is open. The site's window then shows only the ribbon of the demo. */
export const presenterStore = createStore(false);
/** In the presenter's window: the page that customers see, or null until the site's window has answered. */
export const placeStore = createStore<SitePlace | null>(null);

let channel: BroadcastChannel | undefined;
// The rule is for windows. A BroadcastChannel only reaches its own origin and takes no target.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (message: Message) => channel?.postMessage(message);
const open = () => (channel = new BroadcastChannel('demo'));

/** Makes this the site's window: sends `place` to the presenter's window and calls `onCommand`. */
export function listenToPresenter(place: SitePlace, onCommand: (command: StageCommand) => void) {
  open().addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'presenter') presenterStore.set(data.isHere);
    if (data.kind === 'presenter' && data.isHere) sendPlace();
    if (data.kind === 'command') onCommand(data.command);
  });
  // A hidden page sends it too, because on one screen the presenter's window covers the page.
  const sendPlace = () => post({ kind: 'place', place });
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

/** Makes this the presenter's window until it is closed. */
export function announcePresenter() {
  const announce = () => post({ kind: 'presenter', isHere: true });
  open().addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who') announce();
    if (data.kind === 'place') placeStore.set(data.place);
  });
  announce();
  addEventListener('pagehide', () => post({ kind: 'presenter', isHere: false }));
  addEventListener('pageshow', ({ persisted }) => persisted && announce());
}

export const sendCommand = (command: StageCommand) => post({ kind: 'command', command });
