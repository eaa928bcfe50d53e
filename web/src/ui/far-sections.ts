import { css } from '@emotion/react';

/**
 * Sections far from the screen are laid out after the first view, one at a time, so that none of them delays an answer
 * to the visitor. They are whole at once where a place in the page is wanted: by the address's hash, or (`data-whole`,
 * set by the bootstrap) by a browser that is about to scroll back.
 */
export const farSection = css({
  // Without script nobody would lay them out, and what reads the page's text would miss theirs.
  '@media screen and (scripting: enabled)': {
    'html:not([data-whole], :has(:target)) &': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 700px',
    },
  },
});

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 50);

const isFar = (section: HTMLElement) => section.style.contentVisibility === '';
const layOut = (section: HTMLElement) => {
  section.style.contentVisibility = 'visible';
};

/** Lays out the page's sections, from top to bottom, while nothing else is to be done. */
export function layOutInTurn() {
  whenIdle(() => {
    const section = [...document.querySelectorAll('section')].find(isFar);
    if (!section) return;
    layOut(section);
    layOutInTurn();
  });
}

/** Before a scroll to a place in the page, which must not move any more. */
export function layOutAll() {
  for (const section of document.querySelectorAll('section')) layOut(section);
}
