import { css } from '@emotion/react';

/**
 * Of a page that was just put in, only what is near the screen is laid out for the first frame, so that the visitor
 * sees it at once.
 */
export const farSection = css({
  '[data-fresh] &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 700px' },
});

/** To be called before `page` gets its content, for one frame. */
export function markFresh(page: HTMLElement) {
  page.dataset.fresh = '';
  requestAnimationFrame(() => setTimeout(layOutAll));
}

/** Before a scroll to a place in the page, which must not move any more. */
export function layOutAll() {
  for (const page of document.querySelectorAll('[data-fresh]')) page.removeAttribute('data-fresh');
}
