import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

// Node's fetch and FormData know only Node's File: jsdom's would arrive without its name.
// jsdom has no `crypto.subtle`, with which the mock API hashes documents.
for (const [name, value] of Object.entries({ File, crypto: webcrypto })) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
// The page's own origin, for a fetch that cannot resolve relative paths.
process.env.API_ORIGIN = location.origin;
// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
// Nor does it know pointer capture, which the toasts' swipe asks for.
Object.assign(Element.prototype, {
  setPointerCapture: () => undefined,
  hasPointerCapture: () => false,
});
// The focus trap asks every node whether it is hidden, at every step of the focus; jsdom works all style rules out anew
// each time, which took three fifths of the dialogs' tests. What hides a node here is its attribute or its own style.
// The trap alone gives `null` for the pseudo-element.
const { getComputedStyle } = window;
window.getComputedStyle = (element, pseudo) => {
  if (pseudo !== null) return getComputedStyle(element, pseudo);
  const { hidden, style } = element as HTMLElement;
  return hidden ? ({ getPropertyValue: () => 'none' } as unknown as typeof style) : style;
};
