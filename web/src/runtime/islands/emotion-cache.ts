import createCache from '@emotion/cache';

export const emotionCache = createCache({ key: 'css' });

/**
 * Tells Emotion which CSS rules the page already contains, by the ids in `data-rules`. Emotion itself uses the
 * attribute `data-emotion`. But then it would move the style element, and the browser would compute the layout a second
 * time.
 */
export function adoptRules() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-rules]'))
    for (const id of dataset.rules!.split(' ')) emotionCache.inserted[id] = true;
}
