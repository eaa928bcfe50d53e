import { loadOnce } from '../presses/load-once';
import type { DialogName } from './dialog-store';

let copies: Document | undefined;

/**
 * Loads the static HTML of all dialogs by XMLHttpRequest, because Trusted Types forbid parsing a string as HTML. The
 * extension is .txt, because some hosts redirect .html files.
 */
export const loadCopies = loadOnce(
  () =>
    new Promise<void>((resolve, reject) => {
      const { copies: url } =
        document.querySelector<HTMLElement>('script[data-copies]')?.dataset ?? {};
      if (!url) return reject(new Error('This build has no static copies of dialogs'));
      const request = new XMLHttpRequest();
      request.open('GET', url);
      request.responseType = 'document';
      request.overrideMimeType('text/html');
      // The status is 0 if no response has arrived.
      request.addEventListener('loadend', () => {
        if (request.status !== 200) return reject(new Error(`${request.status}: ${url}`));
        copies = request.response as Document;
        return resolve();
      });
      request.send();
    }),
);

export const copyOf = (name: DialogName, step = 0) =>
  copies?.querySelector<HTMLElement>(`[data-island="${name}-dialog"][data-step="${step}"]`);

/** Clones a dialog's static HTML, and adds the dialogs' CSS rules to the page. */
export function cloneCopy(name: DialogName, step: number): HTMLElement | undefined {
  const copy = copyOf(name, step);
  const rules = copies?.querySelector('style');
  if (rules) document.head.append(rules);
  return copy ? document.importNode(copy, true) : undefined;
}
