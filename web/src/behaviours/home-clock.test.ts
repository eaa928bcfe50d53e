import '../test/popover';
import { bannerDueStore } from '../stores/banner-due';
import { closedDialog, closeDialog, dialogStore, openDialog } from '../stores/dialog';
import { initialChallenge } from '../stores/persisted-challenge';
import { startHomeClock } from './home-clock';

let show: jest.Mock;
let loadDialogs: jest.Mock<Promise<unknown>>;
/** Takes away what the running test's clock listens to: it ends with its page. */
let endings: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  show = jest.fn();
  loadDialogs = jest.fn(() => Promise.resolve());
  for (const target of [window, document] as EventTarget[]) {
    const { addEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
      addEventListener.call(target, type, listener);
      // The stores listen for as long as this file runs.
      if (type !== 'storage') endings.push(() => target.removeEventListener(type, listener));
    });
  }
  document.body.innerHTML =
    '<input aria-label="Email"><select></select><textarea></textarea><button type="button">Something</button><div popover id="menu"></div>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const end of endings.splice(0)) end();
  bannerDueStore.set(false);
  document.body.replaceChildren();
});

const start = () => startHomeClock({ loadDialogs, show });
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const opened = () => dialogStore.get().open;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const pageIs = (state: { readyState?: string; visibilityState?: string }) => {
  for (const [name, value] of Object.entries(state))
    jest.spyOn(document, name as 'readyState', 'get').mockReturnValue(value as never);
};
const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const storeChallenge = (state: object) =>
  store('aiReadinessChallenge', { ...initialChallenge, ...state });
const tellOtherTabs = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

test('the challenge opens by itself 3 s after load, not before, and makes nothing of the way back', async () => {
  start();
  await pass(2_999);
  expect(loadDialogs).not.toHaveBeenCalled();
  expect(opened()).toBeNull();
  await pass(1);
  expect(loadDialogs).toHaveBeenCalledTimes(1);
  expect(dialogStore.get()).toMatchObject({ open: 'readiness-challenge', isUnasked: true });
});

test('the banner shows 5 s after load, not before', async () => {
  start();
  await pass(4_999);
  expect(bannerDueStore.get()).toBe(false);
  expect(show).not.toHaveBeenCalled();
  await pass(1);
  expect(bannerDueStore.get()).toBe(true);
  expect(show).toHaveBeenCalledTimes(1);
});

test.each([
  ['dismissed', true, 0],
  ['not dismissed', false, 1],
])('the banner, %s, has its code fetched or not', async (_, isDismissed, times) => {
  store('discoveryBannerDismissed', isDismissed);
  start();
  await pass(60_000);
  expect(show).toHaveBeenCalledTimes(times);
});

test.each([
  ['nothing', undefined, true],
  ['three visits', { hasVisited: true, visitCount: 3 }, true],
  ['four visits', { hasVisited: true, visitCount: 4 }, false],
  ['a completed challenge', { hasVisited: true, hasCompletedOnboarding: true }, false],
])('with %s stored the challenge is offered or not', async (_, stored, isOffered) => {
  if (stored) storeChallenge(stored);
  start();
  await pass(5_000);
  expect(opened()).toBe(isOffered ? 'readiness-challenge' : null);
  expect(loadDialogs).toHaveBeenCalledTimes(isOffered ? 1 : 0);
});

test('looks at what is stored when the time of the challenge has come', async () => {
  start();
  storeChallenge({ hasCompletedOnboarding: true });
  await pass(3_000);
  expect(opened()).toBeNull();
});

const busyStates: [string, () => void][] = [
  ['a field has the focus', () => find('input').focus()],
  ['a list of options has the focus', () => find('select').focus()],
  ['a text of several lines has the focus', () => find('textarea').focus()],
  ['another dialog is open', () => openDialog('free-intake')],
  ['the menu is open', () => find('#menu').showPopover()],
];

test.each(busyStates)(
  'the challenge stays away for the rest of this load when %s at its time',
  async (_, begin) => {
    start();
    begin();
    await pass(3_000);
    expect(opened()).not.toBe('readiness-challenge');
    expect(loadDialogs).not.toHaveBeenCalled();
    // The visitor is done, goes elsewhere and comes back.
    (document.activeElement as HTMLElement).blur();
    find('#menu').hidePopover();
    dialogStore.set(closedDialog);
    leave();
    comeBack();
    await pass(10_000);
    expect(opened()).toBeNull();
  },
);

test.each(busyStates)(
  'the challenge does not open when %s by the time its code has come',
  async (_, begin) => {
    let arrive!: (code: unknown) => void;
    loadDialogs.mockReturnValue(new Promise<unknown>((resolve) => (arrive = resolve)));
    start();
    await pass(3_000);
    begin();
    arrive(undefined);
    await pass(0);
    expect(opened()).not.toBe('readiness-challenge');
  },
);

test('the challenge stays away without its code, and nobody hears of it', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  loadDialogs.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  start();
  await pass(10_000);
  jest.useRealTimers();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  process.off('unhandledRejection', unhandled);
  expect(opened()).toBeNull();
  expect(unhandled).not.toHaveBeenCalled();
});

test('the challenge minds no focus on a button', async () => {
  start();
  find('button').focus();
  await pass(3_000);
  expect(dialogStore.get()).toMatchObject({ open: 'readiness-challenge', trigger: find('button') });
});

test.each<[string, Parameters<typeof pageIs>[0], () => void]>([
  [
    'the document has loaded',
    { readyState: 'interactive' },
    () => {
      pageIs({ readyState: 'complete' });
      dispatchEvent(new Event('load'));
    },
  ],
  [
    'the tab is seen',
    { visibilityState: 'hidden' },
    () => {
      pageIs({ visibilityState: 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('counts from when %s', async (_, before, happen) => {
  storeChallenge({ visitCount: 1 });
  pageIs(before);
  start();
  await pass(60_000);
  // Neither of the two is enough without the other.
  dispatchEvent(new Event('load'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect(opened()).toBeNull();
  expect(bannerDueStore.get()).toBe(false);
  happen();
  await pass(2_999);
  expect(opened()).toBeNull();
  await pass(1);
  expect(opened()).toBe('readiness-challenge');
  await pass(1_999);
  expect(bannerDueStore.get()).toBe(false);
  await pass(1);
  expect(bannerDueStore.get()).toBe(true);
});

test.each<[string, () => void]>([
  [
    'the tab is left and seen again',
    () => {
      pageIs({ visibilityState: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      pageIs({ visibilityState: 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  ['the document has loaded after all', () => dispatchEvent(new Event('load'))],
  ['the page is shown for the first time', () => comeBack(false)],
])('counts on, and no second time, when %s', async (_, happen) => {
  start();
  await pass(2_000);
  happen();
  await pass(1_000);
  expect(opened()).toBe('readiness-challenge');
  closeDialog();
  await pass(10_000);
  expect(opened()).toBeNull();
});

test('ends with the page that the visitor leaves, and begins anew when that page comes back', async () => {
  start();
  await pass(2_900);
  leave();
  await pass(60_000);
  expect(opened()).toBeNull();
  expect(bannerDueStore.get()).toBe(false);
  comeBack();
  await pass(2_999);
  expect(opened()).toBeNull();
  await pass(1);
  expect(opened()).toBe('readiness-challenge');
  await pass(2_000);
  expect(bannerDueStore.get()).toBe(true);
});

test('the challenge does not come back within the load in which it was closed', async () => {
  start();
  await pass(3_000);
  closeDialog();
  leave();
  comeBack();
  await pass(10_000);
  expect(opened()).toBeNull();
});

test('repairs what is stored', () => {
  localStorage.setItem('aiReadinessChallenge', '{"visitCount":');
  start();
  expect(JSON.parse(localStorage.getItem('aiReadinessChallenge')!)).toEqual(initialChallenge);
});

test('shows the badge of a completed challenge at once', () => {
  storeChallenge({ hasCompletedOnboarding: true });
  start();
  expect(show).toHaveBeenCalled();
});

test('shows the badge as soon as another tab completes the challenge', () => {
  start();
  expect(show).not.toHaveBeenCalled();
  storeChallenge({ hasCompletedOnboarding: true });
  tellOtherTabs('aiReadinessChallenge');
  expect(show).toHaveBeenCalledTimes(1);
});

test('shows the badge of another tab when a page comes back that heard nothing meanwhile', () => {
  start();
  leave();
  storeChallenge({ hasCompletedOnboarding: true });
  expect(show).not.toHaveBeenCalled();
  comeBack();
  expect(show).toHaveBeenCalled();
});
