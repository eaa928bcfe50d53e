import { css } from '@emotion/react';
import { chalkGrid } from '../../brand/pieces/chalk-grid';
import type { BlueprintContent } from '../../content/types/service';
import { SectionHeading } from '../../sections/section-heading';
import { TermList } from '../../sections/terms-section';
import { color, fontSize, radius } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { openEnd, Section, twoColumns } from '../../ui/section';
import { besideSheet, sheetBand } from '../../ui/sheet';

const layout = twoColumns('4fr 7fr');
const sheet = css(cardStyle, chalkGrid(), {
  padding: 'clamp(1.25rem, 3.4vw, 2.5rem)',
  borderColor: color.ink,
  borderRadius: radius.sheet,
});
const title = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const list = css({
  '--name-width': '10rem',
  marginTop: '1.25rem',
  borderTop: `1.5px solid ${color.ink}`,
});

export function BlueprintSection({ content }: { content: BlueprintContent }) {
  return (
    <Section css={[sheetBand, openEnd]} aria-labelledby="blueprint-title">
      <div css={layout}>
        <div css={besideSheet}>
          <SectionHeading id="blueprint-title" {...content} layout="small" />
        </div>
        <div css={sheet}>
          <h3 css={title}>{content.sheet}</h3>
          <TermList items={content.rows} css={list} />
        </div>
      </div>
    </Section>
  );
}
