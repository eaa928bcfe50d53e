import createCache from '@emotion/cache';

export const emotionCache = createCache({ key: 'css' });

/**
 * Registers the page's CSS rules with Emotion. The page's style elements have `data-rules`, because Emotion would move
 * elements with its own attribute `data-emotion`, and the browser would compute the layout again. Skips other style
 * elements, because reading those of a browser extension may throw.
 */
export function adoptRules() {
  for (const style of document.querySelectorAll<HTMLStyleElement>('[data-rules]')) {
    style.removeAttribute('data-rules');
    for (const { cssText } of style.sheet?.cssRules ?? [])
      for (const [, id] of cssText.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g))
        emotionCache.inserted[id!] = true;
  }
}
