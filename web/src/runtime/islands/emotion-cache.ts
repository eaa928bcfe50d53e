import createCache from '@emotion/cache';

export const emotionCache = createCache({ key: 'css' });

/**
 * Registers the page's CSS rules with Emotion. Reads only style elements with `data-rules`, because reading those of a
 * browser extension may throw. If they had Emotion's own attribute `data-emotion`, Emotion would move them, and the
 * browser would compute the layout again.
 */
export function adoptRules() {
  for (const style of document.querySelectorAll<HTMLStyleElement>('[data-rules]')) {
    style.removeAttribute('data-rules');
    for (const { cssText } of style.sheet?.cssRules ?? [])
      for (const [, id] of cssText.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g))
        emotionCache.inserted[id!] = true;
  }
}
