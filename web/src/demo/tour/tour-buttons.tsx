import type { PropsWithChildren } from 'react';
import { lightButton, smallButton } from '../ui/demo-styles';
import { endTour, moveTour } from './tour';
import { tourStops } from './tour-stops';

type TourButtonsProps = PropsWithChildren<{ stop: number; onEnd?(): void }>;

export const TourButtons = ({ stop, onEnd = endTour, children }: TourButtonsProps) => (
  <>
    <button type="button" css={smallButton} disabled={stop === 0} onClick={() => moveTour(-1)}>
      Previous
    </button>
    <button
      type="button"
      css={lightButton}
      disabled={stop === tourStops.length - 1}
      onClick={() => moveTour(1)}
    >
      Next
    </button>
    {children}
    <button type="button" css={smallButton} onClick={onEnd}>
      End tour
    </button>
  </>
);
