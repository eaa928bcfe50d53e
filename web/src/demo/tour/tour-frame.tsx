import { css, Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useStore } from '../../stores/use-store';
import { color } from '../../theme/tokens';
import { isHome, publicPath } from '../state/pages';
import { tourStore } from './tour';
import { tourStops, type TourStop } from './tour-stops';

const marking = css({
  '[data-demo-stop]': { outline: `3px dashed ${color.thread}`, outlineOffset: 8 },
  // At the very top of the page.
  'h1[data-demo-stop]': { scrollMarginTop: 400 },
  // A band of the page wears its seam inside, and starts right below the header.
  'section[data-demo-stop]': { outlineOffset: -12, scrollMarginTop: -16 },
});

const findStop = ({ target, narrowTarget = target }: TourStop) =>
  document.querySelector(matchMedia('(max-width: 899.98px)').matches ? narrowTarget : target);

/** Shows the tour's stop on the page: brings it into view and puts a frame around it, on the home page, where all are. */
export function TourFrame() {
  const tour = useStore(tourStore, null);
  const [first] = useState(tour);
  useEffect(() => {
    if (!tour) return;
    // Whatever page a link led to: the next stop is on the home page.
    if (!isHome()) return tour === first ? undefined : location.assign(publicPath);
    const element = findStop(tourStops[tour.stop]!);
    element?.setAttribute('data-demo-stop', '');
    // An address that names a place of its own goes before.
    if (tour !== first || !location.hash) element?.scrollIntoView({ block: 'start' });
    return () => element?.removeAttribute('data-demo-stop');
  }, [tour, first]);
  return tour && <Global styles={marking} />;
}
