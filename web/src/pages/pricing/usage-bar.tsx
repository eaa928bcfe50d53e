import { css } from '@emotion/react';
import { color, dataColors, font } from '../../theme/tokens';
import { formatCount } from '../../ui/numbers';

// A tape with a mark every twentieth, a long one every tenth.
const tape = css({
  position: 'relative',
  border: `1.5px solid ${color.ink}`,
  borderRadius: 22,
  overflow: 'hidden',
  background: color.sheet,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(90deg, transparent calc(100% - 1.5px), #14171f 0) 0 100% / 10% 16px repeat-x, linear-gradient(90deg, transparent calc(100% - 1.5px), #14171f 0) 0 100% / 5% 9px repeat-x',
  },
});
const bar = css({ width: '100%', height: 41 });
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

/** A tape as long as the plan: what each agent takes of it, and what is left. */
export function UsageBar({ parts, used, total }: UsageBarProps) {
  const percent = (executions: number) => `${(executions / total) * 100}%`;
  const left = total - used;
  return (
    <>
      <div css={tape}>
        <svg
          css={bar}
          role="img"
          aria-label={`${formatCount(used)} of ${formatCount(total)} executions used, ${formatCount(left)} remaining`}
        >
          {parts.map((part, index) => {
            const start = parts.slice(0, index).reduce((sum, one) => sum + one, 0);
            return (
              <rect
                key={start}
                x={percent(start)}
                width={percent(part)}
                height="41"
                fill={dataColors[index]?.strong}
              />
            );
          })}
        </svg>
      </div>
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
