import { css } from '@emotion/react';
import type { TermsContent } from '../../content/products/terms';
import { SectionHeading } from '../../sections/section-heading';
import { color, font, fontSize, media } from '../../theme/tokens';
import { Fold } from '../../ui/fold';
import { Section, twoColumns } from '../../ui/section';

// A fold brings its own room above.
const layout = css(twoColumns('5fr 7fr'), { [media.phone]: { gap: '0.25rem' } });
const row = css({
  display: 'grid',
  gap: '0.25rem 1.5rem',
  padding: 'clamp(0.75rem, 1.6vw, 1.125rem) 0',
  borderBottom: `1px solid ${color.line}`,
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const name = css({ font: `500 ${fontSize.label}/1.75 ${font.mono}`, color: color.inkSoft });

/** What a product costs, how long it takes and what it does not do. */
export function TermsSection({ content }: { content: TermsContent }) {
  return (
    <Section aria-labelledby="terms-title">
      <div css={layout}>
        <SectionHeading id="terms-title" {...content} />
        <Fold summary="Costs and limits">
          <dl>
            {content.items.map((item) => (
              <div key={item.name} css={row}>
                <dt css={name}>{item.name}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </Section>
  );
}
