import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

// Tests use Node's `File`, because Node's `fetch` loses the file name of a `File` of jsdom. They use Node's `crypto`,
// because jsdom has no `crypto.subtle`.
for (const [name, value] of Object.entries({ File, crypto: webcrypto })) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
// Node's fetch needs absolute URLs.
process.env.API_ORIGIN = location.origin;
// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
// After `pointerdown` a toast calls these methods, which jsdom lacks.
Object.assign(Element.prototype, {
  setPointerCapture: () => undefined,
  hasPointerCapture: () => false,
});
