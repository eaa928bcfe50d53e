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
// A press in a toast uses pointer capture, which jsdom lacks.
Object.assign(Element.prototype, {
  setPointerCapture: () => undefined,
  hasPointerCapture: () => false,
});
