import { emotionIds } from './emotion-rules';

/**
 * Tells Emotion which rules the prerender has written, so that it writes none twice. To be imported before all else:
 * Emotion looks when it is imported itself.
 */
const style = document.querySelector<HTMLStyleElement>('style[data-emotion]');
if (style) style.dataset.emotion += emotionIds(style.textContent);
