import createCache from '@emotion/cache';

export const emotionCache = createCache({ key: 'css' });

/**
 * Tells Emotion which CSS rules the page already contains: those of the classes and keyframes in its style sheets.
 * Emotion itself uses the attribute `data-emotion`. But then it would move the style element, and the browser would
 * compute the layout a second time.
 */
export function adoptRules() {
  for (const { cssRules } of document.styleSheets)
    for (const { cssText } of cssRules)
      for (const [, id] of cssText.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g))
        emotionCache.inserted[id!] = true;
}
