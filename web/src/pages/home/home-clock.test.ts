import { quietVisit } from '#mock-api/qa/quiet-visit';
import { bannerDueStore } from '../../features/discovery-banner/banner-store';
import { initialChallenge } from '../../features/readiness-challenge/challenge-store';
import {
  closedDialog,
  closeDialog,
  dialogStore,
  openDialog,
} from '../../runtime/overlays/dialog-store';
import { startHomeClock } from './home-clock';

const clockOptions = {
  show: jest.fn(),
  loadDialogs: jest.fn<Promise<unknown>, []>(),
};
/** Functions that remove the listeners after a test, because the code under test never removes them. */
let endings: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  clockOptions.show = jest.fn();
  clockOptions.loadDialogs = jest.fn(() => Promise.resolve());
  for (const target of [window, document] as EventTarget[]) {
    const { addEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
      addEventListener.call(target, type, listener);
      // Stores are created once per test file, so their `storage` listeners must stay.
      if (type !== 'storage') endings.push(() => target.removeEventListener(type, listener));
    });
  }
  document.body.innerHTML =
    '<input aria-label="Email"><select></select><textarea></textarea><button type="button">Something</button>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const end of endings.splice(0)) end();
  bannerDueStore.set(false);
  document.body.replaceChildren();
});

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
const dispatchStorageEvent = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

let isSilent = false;
afterEach(() => {
  isSilent = false;
});
const start = () => startHomeClock({ ...clockOptions, isSuppressed: () => isSilent });

test('opens the challenge 3 s after load and not earlier, and sets isUnasked', async () => {
  start();
  await pass(2_999);
  expect(clockOptions.loadDialogs).not.toHaveBeenCalled();
  expect(opened()).toBeNull();
  await pass(1);
  expect(clockOptions.loadDialogs).toHaveBeenCalledTimes(1);
  expect(dialogStore.get()).toMatchObject({ open: 'readiness-challenge', isUnasked: true });
});

test('shows the banner 5 s after load and not earlier', async () => {
  start();
  await pass(4_999);
  expect(bannerDueStore.get()).toBe(false);
  expect(clockOptions.show).not.toHaveBeenCalled();
  await pass(1);
  expect(bannerDueStore.get()).toBe(true);
  expect(clockOptions.show).toHaveBeenCalledTimes(1);
});

test.each([
  ['is dismissed, does not load', true, 0],
  ['is not dismissed, loads', false, 1],
])('if the banner %s its code', async (_, isDismissed, times) => {
  store('discoveryBannerDismissed', isDismissed);
  start();
  await pass(60_000);
  expect(clockOptions.show).toHaveBeenCalledTimes(times);
});

test.each([
  ['nothing', undefined, true],
  ['three visits', { hasVisited: true, visitCount: 3 }, true],
  ['four visits, as in tests of QA', JSON.parse(quietVisit.aiReadinessChallenge), false],
  ['a completed challenge', { hasVisited: true, hasCompletedOnboarding: true }, false],
])('if storage holds %s, opens the challenge: %s', async (_, stored, isOffered) => {
  if (stored) storeChallenge(stored);
  start();
  await pass(5_000);
  expect(opened()).toBe(isOffered ? 'readiness-challenge' : null);
  expect(clockOptions.loadDialogs).toHaveBeenCalledTimes(isOffered ? 1 : 0);
});

test('does not open a challenge that another tab has completed after the load', async () => {
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
];

test.each(busyStates)(
  'opens no challenge until the next load if %s after 3 s',
  async (_, begin) => {
    start();
    begin();
    await pass(3_000);
    expect(opened()).not.toBe('readiness-challenge');
    expect(clockOptions.loadDialogs).not.toHaveBeenCalled();
    // The visitor leaves the control, opens another page and returns.
    (document.activeElement as HTMLElement).blur();
    dialogStore.set(closedDialog);
    leave();
    comeBack();
    await pass(10_000);
    expect(opened()).toBeNull();
  },
);

test.each(busyStates)(
  'opens no challenge if %s when the dialog’s code has loaded',
  async (_, begin) => {
    let arrive!: (code: unknown) => void;
    clockOptions.loadDialogs.mockReturnValue(new Promise<unknown>((resolve) => (arrive = resolve)));
    start();
    await pass(3_000);
    begin();
    arrive(undefined);
    await pass(0);
    expect(opened()).not.toBe('readiness-challenge');
  },
);

test('opens no challenge if the dialog’s code cannot be loaded, and reports no error', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  clockOptions.loadDialogs.mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module'),
  );
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

test('opens the challenge even if a button has focus', async () => {
  start();
  find('button').focus();
  await pass(3_000);
  expect(dialogStore.get()).toMatchObject({ open: 'readiness-challenge', trigger: find('button') });
});

test.each([
  ['pointerdown', 2_900, false],
  ['keydown', 2_900, false],
  ['pointerdown', 3_000, true],
])(
  'if a %s on a control precedes the end of the delay by %i ms, opens the challenge: %s',
  async (type, before, opens) => {
    start();
    await pass(3_000 - before);
    find('button').dispatchEvent(new Event(type, { bubbles: true }));
    await pass(before);
    expect(opened()).toBe(opens ? 'readiness-challenge' : null);
  },
);

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
    'the tab is visible',
    { visibilityState: 'hidden' },
    () => {
      pageIs({ visibilityState: 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('starts both delays when %s', async (_, before, happen) => {
  storeChallenge({ visitCount: 1 });
  pageIs(before);
  start();
  await pass(60_000);
  // In this state these two events start no delay, because the page must be both loaded and visible.
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
    'the visitor leaves the tab and returns',
    () => {
      pageIs({ visibilityState: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      pageIs({ visibilityState: 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  ['a second load event fires', () => dispatchEvent(new Event('load'))],
  ['the page is shown for the first time', () => comeBack(false)],
])('continues with the same delays when %s', async (_, happen) => {
  start();
  await pass(2_000);
  happen();
  await pass(1_000);
  expect(opened()).toBe('readiness-challenge');
  closeDialog();
  await pass(10_000);
  expect(opened()).toBeNull();
});

test('cancels the delays when the visitor leaves the page, and starts them again when the page returns', async () => {
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
  expect(clockOptions.loadDialogs).not.toHaveBeenCalled();
  expect(bannerDueStore.get()).toBe(false);
});

test('calls isSuppressed after each delay, and again when the challenge’s code has loaded', async () => {
  let resolveCode!: (code: unknown) => void;
  clockOptions.loadDialogs.mockReturnValue(
    new Promise<unknown>((resolve) => (resolveCode = resolve)),
  );
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

test('does not open the challenge a second time before the next load', async () => {
  start();
  await pass(3_000);
  closeDialog();
  leave();
  comeBack();
  await pass(10_000);
  expect(opened()).toBeNull();
});

test('writes a valid state to storage if the stored one is invalid', () => {
  localStorage.setItem('aiReadinessChallenge', '{"visitCount":');
  start();
  expect(JSON.parse(localStorage.getItem('aiReadinessChallenge')!)).toEqual(initialChallenge);
});

test('shows the badge at once if the challenge is completed', () => {
  storeChallenge({ hasCompletedOnboarding: true });
  start();
  expect(clockOptions.show).toHaveBeenCalled();
});

test('shows the badge when another tab completes the challenge', () => {
  start();
  expect(clockOptions.show).not.toHaveBeenCalled();
  storeChallenge({ hasCompletedOnboarding: true });
  dispatchStorageEvent('aiReadinessChallenge');
  expect(clockOptions.show).toHaveBeenCalledTimes(1);
});

test('shows the badge when the page returns from the back/forward cache, if another tab has completed the challenge', () => {
  start();
  leave();
  storeChallenge({ hasCompletedOnboarding: true });
  expect(clockOptions.show).not.toHaveBeenCalled();
  comeBack();
  expect(clockOptions.show).toHaveBeenCalled();
});
