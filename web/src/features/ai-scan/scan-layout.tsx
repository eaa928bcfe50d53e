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

// The card of a running scan is as wide as the page. It is as high as the words that it covers, because the section must
// keep its height.
const whileRunning = css({
  [media.columns]: {
    [`div:has(+ ${place})`]: { gridArea: '1 / 1', visibility: 'hidden' },
    [`${place} + div`]: { gridArea: '1 / 1 / auto / -1', alignSelf: 'stretch' },
    [`${place} + div, ${place} + div > :last-child`]: {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
    },
  },
});

/** Styles of the section around the form. Only scripts scan, so the page's HTML does not contain these styles. */
export const ScanLayout = ({ isRunning }: { isRunning: boolean }) => (
  <Global styles={isRunning ? whileRunning : withResult} />
);
