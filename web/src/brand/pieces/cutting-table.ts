import { css } from '@emotion/react';
import { border, color, radius, softLabel } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';

export const chalkGrid = (size = 28, opacity = 0.42) => ({
  backgroundImage: `conic-gradient(from 90deg at 1px 1px, transparent 90deg, rgb(221 213 196 / ${opacity}) 0)`,
  backgroundSize: `${size}px ${size}px`,
});

export const drawingSheet = css(cardStyle, chalkGrid(), {
  overflow: 'hidden',
  borderRadius: radius.sheet,
});
export const drawingNote = css({
  padding: '0.75rem 1.25rem 0.875rem',
  borderTop: border.hairline,
  background: color.sheet,
  ...softLabel(1.3),
});

const mark = `linear-gradient(90deg, ${color.ink} 1.4px, #0000 1.4px)`;
/** Styles of a drawn measuring tape. It follows the edge of a drawn table, up to the edge of the page. */
export const tape = css({
  height: 26,
  borderBottom: `1px solid ${color.control}`,
  background: `${mark} 0 0 / 70px 14px repeat-x, ${mark} 0 0 / 14px 8px repeat-x, ${color.sheet}`,
});
