import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

// Node's fetch loses the name of jsdom's File, and jsdom lacks `crypto.subtle`, which the mock API needs.
for (const [name, value] of Object.entries({ File, crypto: webcrypto })) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
// Node's fetch cannot resolve relative URLs.
process.env.API_ORIGIN = location.origin;
Element.prototype.scrollIntoView = () => undefined;
// jsdom has neither layout for scrolling nor pointer capture, which a swipe on a toast needs.
Object.assign(Element.prototype, {
  setPointerCapture: () => undefined,
  hasPointerCapture: () => false,
});
// The focus trap reads the style of every node at every focus change, and jsdom computes all rules each time. This took
// three fifths of the time of the dialogs' tests. In tests, only the attribute or the inline style hides a node. No
// other code passes `null` as the pseudo-element.
const { getComputedStyle } = window;
window.getComputedStyle = (element, pseudo) => {
  if (pseudo !== null) return getComputedStyle(element, pseudo);
  const { hidden, style } = element as HTMLElement;
  return hidden ? ({ getPropertyValue: () => 'none' } as unknown as typeof style) : style;
};
