import { createStore } from '../../stores/create-store';
import type { StageCommand } from '../console/commands';

/** The page that customers see: its path below the public path, and its title. */
export interface SitePlace {
  path: string;
  title: string;
}

type Message =
  | { kind: 'who' }
  | { kind: 'presenter'; isHere: boolean }
  | { kind: 'place'; place: SitePlace }
  | { kind: 'command'; command: StageCommand };

/** Is there a presenter's window? Then this one shows the site and the ribbon only. */
export const presenterStore = createStore(false);
/** In the presenter's window: the page that the other one shows; null: none has answered yet. */
export const placeStore = createStore<SitePlace | null>(null);

let channel: BroadcastChannel | undefined;
// A channel belongs to its origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (message: Message) => channel?.postMessage(message);
const open = () => (channel = new BroadcastChannel('demo'));

/** From now on this window, which shows `place`, answers the presenter's and does what that asks. */
export function listenToPresenter(place: SitePlace, onCommand: (command: StageCommand) => void) {
  open().addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'presenter') presenterStore.set(data.isHere);
    if (data.kind === 'presenter' && data.isHere) tell();
    if (data.kind === 'command') onCommand(data.command);
  });
  // Hidden or not: where there is one screen, the presenter's window lies over it.
  const tell = () => post({ kind: 'place', place });
  post({ kind: 'who' });
  tell();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    presenterStore.set(false);
    post({ kind: 'who' });
    tell();
  });
}

/** From now on this is the presenter's window, until it is closed. */
export function announcePresenter() {
  const here = () => post({ kind: 'presenter', isHere: true });
  open().addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who') here();
    if (data.kind === 'place') placeStore.set(data.place);
  });
  here();
  addEventListener('pagehide', () => post({ kind: 'presenter', isHere: false }));
  addEventListener('pageshow', ({ persisted }) => persisted && here());
}

export const sendCommand = (command: StageCommand) => post({ kind: 'command', command });
