import { css } from '@emotion/react';
import type { executions } from '../../content/products/ai-suite';
import { SectionHeading } from '../../sections/section-heading';
import { border, font, media } from '../../theme/tokens';
import { Fold, unboxed } from '../../ui/fold';
import { receiptHead, receiptLine, receiptLines, receiptStyle } from '../../ui/receipt';
import { Section, twoColumns } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const layout = css(twoColumns('1fr 1fr', 'end'), unboxed(media.columns), {
  [media.columns]: { rowGap: 0 },
  [media.phone]: { gap: '0.5rem' },
});
const points = css({
  maxWidth: '30em',
  marginBottom: '1.5rem',
  [media.columns]: { alignSelf: 'start', margin: '2.25rem 0 0' },
});
const receipt = css(receiptStyle, {
  [media.columns]: { gridArea: '1 / 2 / 3', alignSelf: 'center' },
});
const point = css({
  padding: '0.875rem 0',
  borderTop: border.hairline,
  '&:last-of-type': { borderBottom: border.hairline },
});
const count = css({
  flex: 'none',
  font: `500 clamp(0.78125rem, 0.5vw + 0.6875rem, 0.875rem)/1.4 ${font.mono}`,
});

export function ExecutionsSection({ content }: { content: typeof executions }) {
  return (
    <Section ground="night" aria-labelledby="executions-title">
      <div css={layout}>
        <SectionHeading id="executions-title" {...content} />
        <Fold summary="How it is counted">
          <TextList texts={content.points} itemStyle={point} css={points} />
        </Fold>
        <div css={receipt}>
          <p css={receiptHead}>{content.receiptTitle}</p>
          <ul css={receiptLines}>
            {content.examples.map((example) => (
              <li key={example} css={receiptLine}>
                {example} <span css={count}>{content.count}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
