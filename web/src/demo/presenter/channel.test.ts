import { blankStore } from '../console/commands';
import { listenToPresenter, presenterStore, restartOtherTabs } from './channel';

const presenter = new BroadcastChannel('demo');
const post = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
listenToPresenter({ path: '/', title: 'Home' }, jest.fn());
const channelOfSite = post.mock.contexts[0]!;
// An open channel would keep the test's process running.
afterAll(() => {
  presenter.close();
  channelOfSite.close();
});

test('restartOtherTabs reaches the site’s other tabs', async () => {
  const received = new Promise((resolve) => {
    presenter.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
      if (data.kind === 'command') resolve(data);
    });
  });
  restartOtherTabs();
  expect(await received).toEqual({ kind: 'command', command: { act: 'restart' } });
});

test('a presenter’s window that closes without a message is noticed, because the browser releases its lock', async () => {
  const request = jest.fn<Promise<void>, [string, () => void]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'locks', { value: { request } });
  const noticed = new Promise<void>((resolve) => presenterStore.subscribe(resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  presenter.postMessage({ kind: 'presenter', isHere: true });
  await noticed;
  expect(presenterStore.get()).toBe(true);
  const [[, handleRelease]] = request.mock.calls as [[string, () => void]];
  handleRelease();
  expect(presenterStore.get()).toBe(false);
});

test('a closed presenter’s window ends the blank screen', async () => {
  blankStore.set(true);
  const ended = new Promise<void>((resolve) => blankStore.subscribe(resolve));
  // The lint rule is about messages between windows. A BroadcastChannel has no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  presenter.postMessage({ kind: 'presenter', isHere: false });
  await ended;
  expect(blankStore.get()).toBe(false);
});
