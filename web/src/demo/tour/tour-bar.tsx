import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useStore } from '../../stores/use-store';
import { color, font, media, softLabel } from '../../theme/tokens';
import { centredRow } from '../../ui/layout';
import { isHome } from '../state/pages';
import { smallButton, stripHeight, tourHeight } from '../ui/demo-styles';
import { isKeyTaken, useKeys } from '../ui/use-keys';
import { endTour, moveTourByKey, tourStore } from './tour';
import { TourButtons } from './tour-buttons';
import { tourStops } from './tour-stops';

const strip = css({
  position: 'fixed',
  zIndex: 50,
  inset: `auto 0 ${stripHeight}`,
  ...centredRow('1.5rem'),
  height: tourHeight,
  paddingInline: '1rem 0.5rem',
  borderTop: `1px solid ${color.nightLine}`,
  font: `400 0.9375rem/1.4 ${font.text}`,
  [media.phone]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    gap: '0.375rem',
    padding: '0 0.5rem',
  },
});
// The words take the free space, so that the buttons do not move when the titles change.
const words = css({
  flex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.75rem',
  minWidth: 0,
});
const step = css(softLabel(1.4), { whiteSpace: 'nowrap' });
const title = css({ fontSize: '1.125rem', lineHeight: 1.2 });
const row = css({
  display: 'flex',
  gap: '0.5rem',
  [media.phone]: {
    gap: '0.375rem',
    '& button': { flex: '1 1 auto', padding: '0.375rem 0.5rem', fontSize: '0.875rem' },
  },
});

interface TourBarProps {
  onNotes(): void;
  onEnd(): void;
}

/** Buttons of the tour, for a presenter with one screen. Arrow and page keys move the tour, and Escape ends it. */
export function TourBar({ onNotes, onEnd }: TourBarProps) {
  const tour = useStore(tourStore, null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeys((event) => {
    if (!tour || isKeyTaken(event)) return;
    // Escape closes the console if the focus is in the console.
    if (document.activeElement?.closest('[data-demo=console]')) return;
    if (event.key === 'Escape') handleEnd();
    else moveTourByKey(event);
  });
  useEffect(() => {
    if (tour && isHome() && !location.hash) heading.current?.focus({ preventScroll: true });
  }, [tour]);
  if (!tour) return null;

  function handleEnd() {
    endTour();
    onEnd();
  }
  return (
    <section className="night" css={strip} aria-labelledby="demo-tour-title" data-demo="tour">
      <div css={words}>
        <p css={step}>
          Stop {tour.stop + 1} of {tourStops.length}
        </p>
        <h2 id="demo-tour-title" ref={heading} tabIndex={-1} css={title}>
          {tourStops[tour.stop]!.title}
        </h2>
      </div>
      <div css={row}>
        <TourButtons stop={tour.stop} onEnd={handleEnd}>
          <button type="button" css={smallButton} onClick={onNotes}>
            Notes
          </button>
        </TourButtons>
      </div>
    </section>
  );
}
