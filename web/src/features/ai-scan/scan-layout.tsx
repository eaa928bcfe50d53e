import { css, Global } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { media } from '../../theme/tokens';

const place = '[data-sheet-place]';

const subscribeToNothing = () => () => undefined;
const findPlace = () => document.querySelector(place);
/** Returns the element into which React renders the result (pages/home/scan-section). */
export const useSheetPlace = () => useSyncExternalStore(subscribeToNothing, findPlace, () => null);

// A result is above the form.
const withResult = css({
  [place]: {
    order: -1,
    gridColumn: '1 / -1',
    containerType: 'inline-size',
    containerName: 'sheet',
    marginBottom: '1.5rem',
  },
});

// A running scan is as wide as the page.
const whileRunning = css({
  [media.columns]: {
    // The words stay behind the card, because the section must keep its height.
    [`div:has(+ ${place})`]: { gridArea: '1 / 1', visibility: 'hidden' },
    [`${place} + div`]: {
      gridArea: '1 / 1 / auto / -1',
      alignSelf: 'stretch',
      display: 'flex',
      flexDirection: 'column',
    },
  },
});

/** Styles of the section around the form. Only scripts scan, so the page's HTML does not contain these styles. */
export const ScanLayout = ({ isRunning }: { isRunning: boolean }) => (
  <Global styles={isRunning ? whileRunning : withResult} />
);
