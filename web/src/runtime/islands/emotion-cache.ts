import createCache from '@emotion/cache';

export const emotionCache = createCache({ key: 'css' });

/** Registers the build's rules. Emotion's own attribute would move the style element and cause a second layout. */
export function adoptRules() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-rules]'))
    for (const id of dataset.rules!.split(' ')) emotionCache.inserted[id] = true;
}
