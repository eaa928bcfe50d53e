import createCache from '@emotion/cache';

/** The cache of every React root. */
export const emotionCache = createCache({ key: 'css' });

/**
 * Tells Emotion which rules the build wrote into the document's style elements. Emotion would find them by its own
 * attribute too, but then it moves the element, and the browser lays out the whole page again.
 */
export function adoptRules() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-rules]'))
    for (const id of dataset.rules!.split(' ')) emotionCache.inserted[id] = true;
}
