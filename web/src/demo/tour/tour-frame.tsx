import { css, Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import { closeDialog } from '../../runtime/overlays/dialog-store';
import { useStore } from '../../stores/use-store';
import { color } from '../../theme/tokens';
import { isHome, publicPath } from '../state/pages';
import { tourStore } from './tour';
import { tourStops } from './tour-stops';

const marking = css({
  '[data-demo-stop]': {
    outline: `3px dashed ${color.thread}`,
    outlineOffset: 12,
    // The frame's distance from the header.
    scrollMarginTop: '1rem',
  },
  // The first stop is the headline. With this margin the browser scrolls to the top of the page.
  'h1[data-demo-stop]': { scrollMarginTop: '25rem' },
  // In two rows, the products would not fit a projector's screen.
  '@media (56.25em <= width < 70em)': {
    'ul[data-demo-stop]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Scrolls to the heading of the stop's section, or to the stop if only the stop then fits the screen. */
function scrollToStop(element: Element) {
  const heading = element.closest('section')?.querySelector('h1, h2') ?? element;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const free = innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom);
  const { top, bottom } = element.getBoundingClientRect();
  const fitsAlone = bottom - top <= free && bottom - heading.getBoundingClientRect().top > free;
  (fitsAlone ? element : heading).scrollIntoView();
}

/** Scrolls to the tour's stop and draws a frame around it. All stops are on the home page. */
export function TourFrame() {
  const tour = useStore(tourStore, null);
  const [first] = useState(tour);
  useEffect(() => {
    if (!tour) return;
    // All stops are on the home page, so a move on another page first loads the home page. Of several open tabs, only
    // the visible one does so.
    if (!isHome()) {
      if (tour !== first && document.visibilityState === 'visible') location.assign(publicPath);
      return;
    }
    // An open dialog would cover the next stop.
    if (tour !== first) closeDialog();
    const element = document.querySelector(tourStops[tour.stop]!.target);
    element?.setAttribute('data-demo-stop', '');
    // Without `data-fresh` the browser lays out all sections at once. A later layout would move the stop.
    delete document.documentElement.dataset.fresh;
    // If the page loads with a hash in its URL, the hash decides the scroll position.
    if (element && (tour !== first || !location.hash)) scrollToStop(element);
    return () => element?.removeAttribute('data-demo-stop');
  }, [tour, first]);
  return tour && <Global styles={marking} />;
}
