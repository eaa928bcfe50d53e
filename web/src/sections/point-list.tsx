import { css } from '@emotion/react';
import { border, color, media, rem } from '../theme/tokens';
import { circle, pseudoBox } from '../ui/layout';
import { TextList } from '../ui/text-list';

/** Styles of a list item with a ring as its bullet. The padding `space` and the ring's position `top` are in px. */
export const knotPoint = (knot: string, space: number, top: number) =>
  css({
    position: 'relative',
    paddingBlock: `${rem(space)}`,
    paddingInline: '1.875rem 0',
    '&::before': {
      ...pseudoBox,
      top: rem(top),
      insetInlineStart: 2,
      ...circle('0.6875rem'),
      border: `2.5px solid ${knot}`,
    },
    [media.print]: { paddingBlock: '1px', '&::before': { top: '0.5rem' } },
  });

/** Styles of a list item with a ring that a dashed line joins to the next ring. `ground` is the colour in the ring. */
export const threadedPoint = (ground: string) =>
  css(knotPoint(color.thread, 0, 6), {
    paddingBottom: '1.375rem',
    '&:last-of-type': { paddingBottom: 0 },
    '&::before': { background: ground },
    '&:last-of-type::before': { background: color.thread },
    '&:not(:last-of-type)::after': {
      ...pseudoBox,
      top: '1.125rem',
      bottom: -4,
      insetInlineStart: '0.40625rem',
      borderInlineStart: border.thread,
    },
  });

const list = css({ marginTop: '1.25rem', borderTop: border.hairline });
const point = css({
  padding: '0.75rem 0',
  borderBottom: border.hairline,
  [media.print]: { padding: '0.5rem 0' },
});

interface PointListProps {
  points: readonly string[];
  className?: string;
}

export const PointList = ({ points, className }: PointListProps) => (
  <TextList texts={points} itemStyle={point} css={list} className={className} />
);
