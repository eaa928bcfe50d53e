import { css } from '@emotion/react';
import { media } from '../theme/tokens';

/**
 * The left of {@link twoColumns}, where the right is a form: in one column its first child stays above the form, the
 * rest follows below it.
 */
export const beforeForm = css({
  [media.tablet]: { display: 'contents', '& > * + *': { order: 1, marginTop: 0 } },
});

/** Two columns in the given proportion; one below the other on tablets, phones and paper. */
export const twoColumns = (proportion: `${string} ${string}`, alignItems = 'start') => {
  const [left, right] = proportion.split(' ');
  return css({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${left}) minmax(0, ${right})`,
    gap: 'clamp(20px, 6vw, 88px)',
    alignItems,
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  });
};
