import createCache from '@emotion/cache';

export const emotionCache = createCache({ key: 'css' });

/**
 * Tells Emotion which CSS rules the page already contains: the classes and keyframes in the style sheets with
 * `data-rules`. Reads no other sheets, because reading the sheet of a browser extension may throw. The attribute is not
 * Emotion's own `data-emotion`, because Emotion would move the style elements, and the browser would compute the layout
 * a second time.
 */
export function adoptRules() {
  for (const style of document.querySelectorAll<HTMLStyleElement>('[data-rules]')) {
    style.removeAttribute('data-rules');
    for (const { cssText } of style.sheet?.cssRules ?? [])
      for (const [, id] of cssText.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g))
        emotionCache.inserted[id!] = true;
  }
}
