import { css } from '@emotion/react';
import { color } from '../theme/tokens';
import { TextList } from '../ui/text-list';

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

const hairline = `1px solid ${color.line}`;
const list = css({ marginTop: 20, borderTop: hairline });
const point = css({ padding: '12px 0', borderBottom: hairline });

interface PointListProps {
  points: readonly string[];
  className?: string;
}

/** What a price includes, a line a point. */
export const PointList = ({ points, className }: PointListProps) => (
  <TextList texts={points} itemStyle={point} css={list} className={className} />
);
