import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

const hairline = `1px solid ${color.line}`;
const list = css({ flex: 1, margin: '20px 0 32px', borderTop: hairline });
const point = css({ padding: '12px 0', borderBottom: hairline });

/** What a price includes, a line a point. Takes the room that a card of columns leaves. */
export const PointList = ({ points }: { points: readonly string[] }) => (
  <ul css={list}>
    {points.map((text) => (
      <li key={text} css={point}>
        {text}
      </li>
    ))}
  </ul>
);
