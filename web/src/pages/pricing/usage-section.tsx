import { css } from '@emotion/react';
import { formatCount } from '../../content/numbers';
import type { PricingContent } from '../../content/pages/pricing';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { SectionHeading } from '../../sections/section-heading';
import { border, color, dataColors, font, media, radius, softLabel } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { coverBox, spreadRow, stacked } from '../../ui/layout';
import { beforeForm, Section, twoColumns } from '../../ui/section';

const mark = 'linear-gradient(90deg, transparent calc(100% - 1.5px), #14171f 0)';
// A drawn measuring tape with 20 parts. Its two round ends have no marks.
const tape = css({
  position: 'relative',
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  background: color.sheet,
  // The marks are a background, which browsers do not print by default.
  printColorAdjust: 'exact',
  transform: 'scaleX(var(--way, 1))',
  [media.print]: { marginTop: '0.5rem' },
  '&::after': {
    ...coverBox,
    background: `${mark} 0 100% / 10% 16px repeat-x, ${mark} 0 100% / 5% 9px repeat-x`,
    clipPath: 'inset(0 5% 0 0)',
  },
});
const bar = css({ width: '100%', height: '2.5625rem' });
const legend = css({
  ...spreadRow('0.25rem 1.25rem'),
  marginTop: '0.875rem',
  '& > :last-of-type': { textAlign: 'end' },
});
const figure = css({
  display: 'block',
  font: `700 1.625rem/1.2 ${font.head}`,
  letterSpacing: '-0.03em',
});
const soft = css({ color: color.inkSoft });

const layout = twoColumns('5fr 6fr', 'stretch');
const words = css(stacked, { gap: '1.375rem' }, beforeForm);
const button = css({ marginTop: '1.125rem' });
const table = css({
  width: '100%',
  marginTop: 'clamp(1.25rem, 2.4vw, 1.75rem)',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: 'clamp(0.5rem, 1.6vw, 0.8125rem) 0',
    fontWeight: 'inherit',
  },
  'tbody tr': { borderBlock: border.hairline },
  // Browsers centre the text of header cells by default.
  '& :where(th)': { textAlign: 'start' },
  tfoot: { fontWeight: 600 },
});
const names = css(softLabel(1.4));
const swatch = css({ display: 'inline', marginInlineEnd: '0.75rem' });
// On tablets and phones the longest of these texts has no space beside the agent's name, so all are below it.
const action = css({
  display: 'inline-block',
  [media.tablet]: { display: 'block' },
  paddingInlineStart: '1.5rem',
  color: color.inkSoft,
});
const count = css({ textAlign: 'end' });
const cost = css({ marginTop: 'auto', color: color.inkSoft });

export function UsageSection({ content }: { content: PricingContent['usage'] }) {
  const { rows, used, included } = content;
  const left = included - used;
  const percent = (executions: number) => `${(executions / included) * 100}%`;
  return (
    <Section aria-labelledby="usage-title">
      <div css={layout}>
        <div css={words}>
          <SectionHeading id="usage-title" {...content} />
          <p css={cost}>{content.cost}</p>
          <div className="screen-only">
            <p>{content.discovery}</p>
            <Button css={button} {...opensDialog('discovery')}>
              Start with Discovery
            </Button>
          </div>
        </div>
        <div>
          <div css={tape}>
            <svg
              css={bar}
              role="img"
              aria-label={`${formatCount(used)} of ${formatCount(included)} executions used, ${formatCount(left)} remaining`}
            >
              {rows.map(({ agent, executions }, index) => {
                const start = rows.slice(0, index).reduce((sum, row) => sum + row.executions, 0);
                return (
                  <rect
                    key={agent}
                    x={percent(start)}
                    width={percent(executions)}
                    height="100%"
                    fill={dataColors[index]?.strong}
                  />
                );
              })}
            </svg>
          </div>
          <div css={legend}>
            <p>
              <span css={figure}>{formatCount(used)}</span>
              <span css={soft}>{` of ${formatCount(included)} used`}</span>
            </p>
            <p>
              <span css={figure}>{formatCount(left)}</span>
              <span css={soft}> remaining</span>
            </p>
          </div>
          <table css={table}>
            <thead css={names}>
              <tr>
                <th scope="col">Agent</th>
                <th scope="col" css={count}>
                  Executions
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.agent}>
                  <th scope="row">
                    <svg css={swatch} width="12" height="12" aria-hidden>
                      <rect width="12" height="12" rx="3" fill={dataColors[index]?.strong} />
                    </svg>
                    {row.agent}
                    <span css={action}>{row.action}</span>
                  </th>
                  <td css={count}>{formatCount(row.executions)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Used in the month</th>
                <td css={count}>{formatCount(used)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </Section>
  );
}
