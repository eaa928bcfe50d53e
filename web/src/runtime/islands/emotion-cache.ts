import createCache from '@emotion/cache';

/** The Emotion cache of every React root. */
export const emotionCache = createCache({ key: 'css' });

/**
 * Registers the rules that the build wrote into the document's style elements. Emotion's own attribute would make it
 * move the element, and the browser would lay out the whole page again.
 */
export function adoptRules() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-rules]'))
    for (const id of dataset.rules!.split(' ')) emotionCache.inserted[id] = true;
}
