import { css } from '@emotion/react';
import { color } from '../theme/tokens';

const hairline = `1px solid ${color.line}`;
const list = css({ marginTop: 20, borderTop: hairline });
const point = css({ padding: '12px 0', borderBottom: hairline });

interface PointListProps {
  points: readonly string[];
  className?: string;
}

/** What a price includes, a line a point. */
export const PointList = ({ points, className }: PointListProps) => (
  <ul css={list} className={className}>
    {points.map((text) => (
      <li key={text} css={point}>
        {text}
      </li>
    ))}
  </ul>
);
