import { css } from '@emotion/react';

/**
 * A list's item with a knot for its bullet, in one colour: `space` above and below its words, and from its upper edge to
 * the knot, in px.
 */
export const knotPoint = (knot: string, space: number, top: number) =>
  css({
    position: 'relative',
    padding: `${space}px 0 ${space}px 30px`,
    '&::before': {
      content: '""',
      position: 'absolute',
      top,
      left: 2,
      width: 11,
      height: 11,
      border: `2.5px solid ${knot}`,
      borderRadius: '50%',
    },
  });
