import { quietVisit, writeAbsent } from './quiet-visit';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const setStorage = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor });

it('writes the keys that are absent, and keeps the points of a visit before a reload', () => {
  const stored = new Map([['aiReadinessChallenge', '{"onboardingScore":320}']]);
  setStorage({
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
  writeAbsent(quietVisit);
  expect(Object.fromEntries(stored)).toEqual({
    aiReadinessChallenge: '{"onboardingScore":320}',
    discoveryBannerDismissed: 'true',
  });
});

it('does nothing in a frame without storage, such as about:blank', () => {
  setStorage({
    get() {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  });
  expect(() => writeAbsent(quietVisit)).not.toThrow();
});
