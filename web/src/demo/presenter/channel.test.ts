import { blankStore } from '../console/commands';
import { listenToPresenter, shareReset } from './channel';

const presenter = new BroadcastChannel('demo');
const post = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
listenToPresenter({ path: '/', title: 'Home' }, jest.fn());
const channelOfSite = post.mock.contexts[0]!;
// An open channel would keep the test's process running.
afterAll(() => {
  presenter.close();
  channelOfSite.close();
});

test('a reset or a preparation from the console also reaches the site’s other tabs, other commands do not', () => {
  const customer = { name: 'Bakkerij De Vries', website: '', sector: 'retail' } as const;
  const resets = [{ act: 'reset' }, { act: 'prepare', customer }] as const;
  post.mockClear();
  for (const command of resets) shareReset(command);
  shareReset({ act: 'fill-in' });
  expect(post.mock.calls).toEqual(resets.map((command) => [{ kind: 'command', command }]));
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
