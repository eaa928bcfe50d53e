import { css } from '@emotion/react';
import type { ExecutionsContent } from '../../content/types/product';
import { SectionHeading } from '../../sections/section-heading';
import { color, font, fontSize, media } from '../../theme/tokens';
import { Fold } from '../../ui/fold';
import { Section, twoColumns } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const layout = twoColumns('1fr 1fr', 'center');
const points = css({ maxWidth: '30em', [media.desktop]: { marginTop: '2.25rem' } });
const point = css({
  padding: '0.875rem 0',
  borderTop: `1px solid ${color.line}`,
  '&:last-of-type': { borderBottom: `1px solid ${color.line}` },
});
/** A till receipt, torn off below. */
const receipt = css({
  width: '100%',
  maxWidth: '28.75rem',
  margin: '0 auto',
  padding: 'clamp(1.5rem, 3vw, 2.25rem) clamp(1.375rem, 5vw, 2.25rem) 2.75rem',
  color: '#14171f',
  background: '#fffdf9',
  mask: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) top / 24px calc(100% + 1px)',
});
const head = css({ font: `500 ${fontSize.label}/1.5 ${font.mono}`, color: '#4b5060' });
const lines = css({ marginTop: '0.875rem', borderTop: '2px solid #14171f' });
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.875rem',
  padding: 'clamp(0.625rem, 1.4vw, 0.9375rem) 0',
  lineHeight: 1.35,
  '& + &': { borderTop: '1px solid #ddd5c4' },
  '@media (max-width: 22.49875em)': { flexDirection: 'column', gap: 2 },
});
const count = css({
  flex: 'none',
  font: `500 clamp(0.75rem, 0.5vw + 0.6875rem, 0.875rem)/1.4 ${font.mono}`,
});

/** What an execution is: four actions on a receipt, each counted once (specification, section 2: AI-Suite). */
export function ExecutionsSection({ content }: { content: ExecutionsContent }) {
  return (
    <Section ground="night" aria-labelledby="executions-title">
      <div css={layout}>
        <div>
          <SectionHeading id="executions-title" {...content} />
          <Fold summary="How it is counted">
            <TextList texts={content.points} itemStyle={point} css={points} />
          </Fold>
        </div>
        <div css={receipt}>
          <p css={head}>{content.receiptTitle}</p>
          <ul css={lines}>
            {content.examples.map((example) => (
              <li key={example} css={line}>
                {example} <span css={count}>{content.count}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
