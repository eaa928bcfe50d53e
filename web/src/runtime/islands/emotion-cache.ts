import createCache from '@emotion/cache';

export const emotionCache = createCache({ key: 'css' });

const adopted = new WeakSet<CSSStyleSheet>();

/**
 * Tells Emotion which CSS rules the page already contains: those of the classes and keyframes in the style sheets with
 * `data-rules`. It reads no other sheets, because reading a sheet of a browser extension may throw. The attribute is
 * not Emotion's own `data-emotion`. Emotion moves style elements with that attribute, and the browser would then
 * compute the layout a second time.
 */
export function adoptRules() {
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('[data-rules]')) {
    if (!sheet || adopted.has(sheet)) continue;
    adopted.add(sheet);
    for (const { cssText } of sheet.cssRules)
      for (const [, id] of cssText.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g))
        emotionCache.inserted[id!] = true;
  }
}
