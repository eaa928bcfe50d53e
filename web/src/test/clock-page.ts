import { bannerDueStore } from '../features/discovery-banner/banner-store';
import { dialogStore } from '../runtime/overlays/dialog-store';
import { initialChallenge } from '../features/readiness-challenge/challenge-store';

export const clockOptions = {
  show: jest.fn(),
  loadDialogs: jest.fn<Promise<unknown>, []>(),
};
/** Functions that remove the listeners of the home clock after a test, because the clock itself never removes them. */
let endings: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  clockOptions.show = jest.fn();
  clockOptions.loadDialogs = jest.fn(() => Promise.resolve());
  for (const target of [window, document] as EventTarget[]) {
    const { addEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
      addEventListener.call(target, type, listener);
      // The listeners of the stores stay, because the stores last as long as the test file runs.
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

export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
export const opened = () => dialogStore.get().open;
export const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
export const pageIs = (state: { readyState?: string; visibilityState?: string }) => {
  for (const [name, value] of Object.entries(state))
    jest.spyOn(document, name as 'readyState', 'get').mockReturnValue(value as never);
};
export const leave = () => dispatchEvent(new Event('pagehide'));
export const comeBack = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

export const store = (key: string, value: unknown) =>
  localStorage.setItem(key, JSON.stringify(value));
export const storeChallenge = (state: object) =>
  store('aiReadinessChallenge', { ...initialChallenge, ...state });
export const dispatchStorageEvent = (key: string) =>
  dispatchEvent(new StorageEvent('storage', { key }));
