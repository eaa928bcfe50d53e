import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

// Tests use Node's File, because Node's fetch drops the name of jsdom's File. They use Node's crypto, because jsdom
// lacks `crypto.subtle`.
for (const [name, value] of Object.entries({ File, crypto: webcrypto })) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
// Node's fetch needs absolute URLs.
process.env.API_ORIGIN = location.origin;
// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
// A swipe on a toast needs pointer capture, which jsdom lacks.
Object.assign(Element.prototype, {
  setPointerCapture: () => undefined,
  hasPointerCapture: () => false,
});
// The dialogs' focus trap reads the style of every node at every focus change. In jsdom this took three fifths of the
// time of the dialogs' tests, so this function replaces `getComputedStyle`. It reads only the attribute `hidden` and
// the inline style, because nothing else hides a node in tests. Only the focus trap passes `null` as the
// pseudo-element.
const { getComputedStyle } = window;
window.getComputedStyle = (element, pseudo) => {
  if (pseudo !== null) return getComputedStyle(element, pseudo);
  const { hidden, style } = element as HTMLElement;
  return hidden ? ({ getPropertyValue: () => 'none' } as unknown as typeof style) : style;
};
