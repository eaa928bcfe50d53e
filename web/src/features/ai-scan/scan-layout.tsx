import { css, Global } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { media } from '../../theme/tokens';

const place = '[data-sheet-place]';

const subscribeToNothing = () => () => undefined;
const findPlace = () => document.querySelector(place);
/** Returns the element into which React renders the result (pages/home/scan-section). */
export const useSheetPlace = () => useSyncExternalStore(subscribeToNothing, findPlace, () => null);

// Places the result above the form.
const withResult = css({
  [place]: {
    order: -1,
    gridColumn: '1 / -1',
    containerType: 'inline-size',
    containerName: 'sheet',
    marginBottom: '1.5rem',
  },
});

// During a scan, the form's card is as wide as the page, and covers the text beside it. The card is as high as that
// text, because the section must keep its height.
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

/** Styles of the section around the form. A scan needs scripts, so the page's HTML does not contain these styles. */
export const ScanLayout = ({ isRunning }: { isRunning: boolean }) => (
  <Global styles={isRunning ? whileRunning : withResult} />
);
