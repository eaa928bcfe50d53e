import createCache from '@emotion/cache';

export const emotionCache = createCache({ key: 'css' });

const adopted = new WeakSet<CSSStyleSheet>();

/**
 * Tells Emotion which CSS rules the page already contains: those of the classes and keyframes in the style sheets with
 * `data-rules`. Reading a sheet that a browser extension has added may throw. Emotion itself uses the attribute
 * `data-emotion`. But then it would move the style element, and the browser would compute the layout a second time.
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
