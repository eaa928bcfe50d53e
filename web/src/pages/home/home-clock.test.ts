import { bannerDueStore } from '../../features/discovery-banner/banner-store';
import {
  closedDialog,
  closeDialog,
  dialogStore,
  openDialog,
} from '../../runtime/overlays/dialog-store';
import {
  comeBack,
  find,
  given,
  leave,
  opened,
  pageIs,
  pass,
  store,
  storeChallenge,
} from '../../test/clock-page';
import { startHomeClock } from './home-clock';

let isSilent = false;
afterEach(() => {
  isSilent = false;
});
const start = () => startHomeClock({ ...given, isSuppressed: () => isSilent });

test('the challenge opens by itself 3 s after load, not before, and makes nothing of the way back', async () => {
  start();
  await pass(2_999);
  expect(given.loadDialogs).not.toHaveBeenCalled();
  expect(opened()).toBeNull();
  await pass(1);
  expect(given.loadDialogs).toHaveBeenCalledTimes(1);
  expect(dialogStore.get()).toMatchObject({ open: 'readiness-challenge', isUnasked: true });
});

test('the banner shows 5 s after load, not before', async () => {
  start();
  await pass(4_999);
  expect(bannerDueStore.get()).toBe(false);
  expect(given.show).not.toHaveBeenCalled();
  await pass(1);
  expect(bannerDueStore.get()).toBe(true);
  expect(given.show).toHaveBeenCalledTimes(1);
});

test.each([
  ['dismissed', true, 0],
  ['not dismissed', false, 1],
])('the banner, %s, has its code fetched or not', async (_, isDismissed, times) => {
  store('discoveryBannerDismissed', isDismissed);
  start();
  await pass(60_000);
  expect(given.show).toHaveBeenCalledTimes(times);
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
  expect(given.loadDialogs).toHaveBeenCalledTimes(isOffered ? 1 : 0);
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
    expect(given.loadDialogs).not.toHaveBeenCalled();
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
    given.loadDialogs.mockReturnValue(new Promise<unknown>((resolve) => (arrive = resolve)));
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
  given.loadDialogs.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
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

test.each([
  ['pointerdown', 2_900, false],
  ['keydown', 2_900, false],
  ['pointerdown', 3_000, true],
])('after a %s on a control %i ms before, the challenge opens: %s', async (type, before, opens) => {
  start();
  await pass(3_000 - before);
  find('button').dispatchEvent(new Event(type, { bubbles: true }));
  await pass(before);
  expect(opened()).toBe(opens ? 'readiness-challenge' : null);
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

test('shows neither challenge nor banner while isSuppressed returns true', async () => {
  isSilent = true;
  start();
  await pass(10_000);
  expect(opened()).toBeNull();
  expect(given.loadDialogs).not.toHaveBeenCalled();
  expect(bannerDueStore.get()).toBe(false);
});

test('the clock asks whether to be silent when each is due, and again when the code of the challenge has loaded', async () => {
  let resolveCode!: (code: unknown) => void;
  given.loadDialogs.mockReturnValue(new Promise<unknown>((resolve) => (resolveCode = resolve)));
  start();
  await pass(3_000);
  isSilent = true;
  resolveCode(undefined);
  await pass(0);
  expect(opened()).toBeNull();
  isSilent = false;
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
