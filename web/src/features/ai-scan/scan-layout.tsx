import { css, Global } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { media } from '../../theme/tokens';

const place = '[data-sheet-place]';

const subscribeToNothing = () => () => undefined;
const findPlace = () => document.querySelector(place);
/** Returns the element into which the form renders the result (pages/home/scan-section). */
export const useSheetPlace = () => useSyncExternalStore(subscribeToNothing, findPlace, () => null);

const withResult = css({
  [place]: {
    order: -1,
    gridColumn: '1 / -1',
    containerType: 'inline-size',
    containerName: 'sheet',
    marginBottom: '1.5rem',
  },
});

// During a scan the form's card covers the text that is otherwise beside it. The card is as high as the text, so that
// the section keeps its height.
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

/** Styles of the section around the form. The form adds them in the browser, because a scan needs scripts. */
export const ScanLayout = ({ isRunning }: { isRunning: boolean }) => (
  <Global styles={isRunning ? whileRunning : withResult} />
);
