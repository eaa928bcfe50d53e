import { css, Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import { closeDialog } from '../../runtime/overlays/dialog-store';
import { useStore } from '../../stores/use-store';
import { color } from '../../theme/tokens';
import { isHome, publicPath } from '../state/pages';
import { tourStore } from './tour';
import { tourStops, type TourStop } from './tour-stops';

const marking = css({
  '[data-demo-stop]': { outline: `3px dashed ${color.thread}`, outlineOffset: 8 },
  // The first stop is the headline. With this margin the browser scrolls to the top of the page.
  'h1[data-demo-stop]': { scrollMarginTop: '25rem' },
  // A section is as wide as the page, so its frame is inside the section. With this margin the browser scrolls the
  // section to directly below the header.
  'section[data-demo-stop]': { outlineOffset: -12, scrollMarginTop: '-1rem' },
});

const findStop = ({ target, narrowTarget = target }: TourStop) =>
  document.querySelector(matchMedia('(width < 56.25em)').matches ? narrowTarget : target);

/** Scrolls to the tour's stop and draws a frame around it. All stops are on the home page. */
export function TourFrame() {
  const tour = useStore(tourStore, null);
  const [first] = useState(tour);
  useEffect(() => {
    if (!tour) return;
    // On another page, a move to a stop loads the home page. Of several open tabs, only the visible one does so.
    if (!isHome()) {
      if (tour !== first && document.visibilityState === 'visible') location.assign(publicPath);
      return;
    }
    // An open dialog would cover the next stop.
    if (tour !== first) closeDialog();
    const element = findStop(tourStops[tour.stop]!);
    element?.setAttribute('data-demo-stop', '');
    // Without `data-fresh` the browser lays out all sections at once. A later layout would move the stop.
    delete document.documentElement.dataset.fresh;
    // If the page loads with a hash in its URL, the hash decides the scroll position.
    if (tour !== first || !location.hash) element?.scrollIntoView({ block: 'start' });
    return () => element?.removeAttribute('data-demo-stop');
  }, [tour, first]);
  return tour && <Global styles={marking} />;
}
