import { css } from '@emotion/react';
import { color, dataColors, font } from '../../theme/tokens';
import { formatCount } from '../../ui/numbers';

const bar = css({ width: '100%', height: 44, overflow: 'visible' });
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  marginTop: 14,
});
const figure = css({
  marginRight: 8,
  font: `700 26px/1.2 ${font.head}`,
  letterSpacing: '-0.03em',
});
const soft = css({ color: color.inkSoft });

interface UsageBarProps {
  /** What each agent used, in executions. */
  parts: readonly number[];
  used: number;
  /** What the plan includes. */
  total: number;
}

/** A strip of cloth as long as the plan: what is cut from it, agent by agent, and what is left. */
export function UsageBar({ parts, used, total }: UsageBarProps) {
  const percent = (executions: number) => `${(executions / total) * 100}%`;
  const left = total - used;
  return (
    <>
      <svg
        css={bar}
        role="img"
        aria-label={`${formatCount(used)} of ${formatCount(total)} executions used, ${formatCount(left)} remaining`}
      >
        <rect
          x={percent(used)}
          y="1"
          width={percent(left)}
          height="42"
          fill="none"
          stroke={color.control}
          strokeWidth="2"
          strokeDasharray="6 5"
        />
        {parts.map((part, index) => {
          const start = parts.slice(0, index).reduce((sum, one) => sum + one, 0);
          return (
            <rect
              key={start}
              x={percent(start)}
              width={percent(part)}
              height="44"
              fill={dataColors[index]?.strong}
            />
          );
        })}
      </svg>
      <div css={legend}>
        <p>
          <span css={figure}>{formatCount(used)}</span>
          <span css={soft}> of {formatCount(total)} used</span>
        </p>
        <p>
          <span css={figure}>{formatCount(left)}</span>
          <span css={soft}> remaining</span>
        </p>
      </div>
    </>
  );
}
