import { css } from '@emotion/react';
import type { PricingContent } from '../../content/pages/pricing';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { SectionHeading } from '../../sections/section-heading';
import { color, dataColors, font, fontSize, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { formatCount } from '../../ui/numbers';
import { Section, twoColumns } from '../../ui/section';
import { UsageBar } from './usage-bar';

const whole = css({ [media.print]: { breakInside: 'avoid' } });
const layout = twoColumns('5fr 6fr');
const aside = css({ marginTop: 32, maxWidth: '30em', [media.print]: { display: 'none' } });
const action = css({ marginTop: 18 });
const table = css({
  width: '100%',
  marginTop: 28,
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '13px 0',
    fontWeight: 'inherit',
    [media.print]: { padding: '5px 0' },
  },
  'tbody tr': { borderBlock: `1px solid ${color.line}` },
  tfoot: { fontWeight: 600 },
});
const names = css({ font: `500 ${fontSize.label}/1.4 ${font.mono}`, color: color.inkSoft });
const swatch = css({ display: 'inline', marginRight: 12 });
const narrow = '@media (max-width: 479.98px)';
const what = css({ color: color.inkSoft, [narrow]: { display: 'none' } });
// Where there is no room for a column, it stands below the agent's name.
const whatBelow = css({ display: 'none', color: color.inkSoft, [narrow]: { display: 'block' } });
const count = css({ textAlign: 'right' });
const cost = css({ marginTop: 22, color: color.inkSoft });

/** A month on the Business plan, worked out as a bar and as a table (specification, sections 2 and 9). */
export function UsageSection({ content }: { content: PricingContent['usage'] }) {
  const { rows, used, included } = content;
  return (
    <Section css={whole} aria-labelledby="usage-title">
      <div css={layout}>
        <div>
          <SectionHeading id="usage-title" {...content} />
          <div css={aside}>
            <p>{content.discovery}</p>
            <Button css={action} {...opensDialog('discovery')}>
              Start with Discovery
            </Button>
          </div>
        </div>
        <div>
          <UsageBar parts={rows.map(({ executions }) => executions)} total={included} used={used} />
          <table css={table}>
            <thead css={names}>
              <tr>
                <th scope="col">Agent</th>
                <th scope="col" css={what}>
                  1 execution is
                </th>
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
                    <span css={whatBelow}>{row.action}</span>
                  </th>
                  <td css={what}>{row.action}</td>
                  <td css={count}>{formatCount(row.executions)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Used in the month</th>
                <td css={what}>of {formatCount(included)} in the plan</td>
                <td css={count}>{formatCount(used)}</td>
              </tr>
            </tfoot>
          </table>
          <p css={cost}>{content.cost}</p>
        </div>
      </div>
    </Section>
  );
}
