import { css } from '@emotion/react';
import { chalkGrid } from '../../brand/pieces/cutting-table';
import type { BlueprintContent } from '../../content/types/service';
import { SectionHeading } from '../../sections/section-heading';
import { border, color, fluid, fontSize, media, radius, softLabel } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { besideSheet, openEnd, Section, sheetBand, twoColumns } from '../../ui/section';

const layout = twoColumns('4fr 7fr');
const sheet = css(cardStyle, chalkGrid(), {
  padding: 'clamp(1.25rem, 3.4vw, 2.5rem)',
  borderColor: color.ink,
  borderRadius: radius.sheet,
});
const title = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const inPairs = '@media (min-width: 75em)';
const list = css({
  marginTop: '1.25rem',
  borderTop: `1.5px solid ${color.ink}`,
  [inPairs]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '2rem',
    '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  },
});
const row = css({
  display: 'grid',
  gap: `0.25rem ${fluid.s}`,
  padding: `${fluid.xs} 0`,
  borderBottom: border.hairline,
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  [inPairs]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  [media.tablet]: { fontSize: '1rem' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, paddingBlock: '0.375rem' },
  [media.print]: { padding: '0.1875rem 0', border: 0, fontSize: 'inherit', lineHeight: 1.35 },
});
const name = css({ ...softLabel(1.75), [media.print]: { lineHeight: 1.65 } });

export function BlueprintSection({ content }: { content: BlueprintContent }) {
  return (
    <Section css={[sheetBand, openEnd]} aria-labelledby="blueprint-title">
      <div css={layout}>
        <div css={besideSheet}>
          <SectionHeading id="blueprint-title" {...content} layout="small" />
        </div>
        <div css={sheet}>
          <h3 css={title}>{content.sheet}</h3>
          <dl css={list}>
            {content.rows.map((item) => (
              <div key={item.name} css={row}>
                <dt css={name}>{item.name}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
