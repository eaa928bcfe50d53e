import { css } from '@emotion/react';
import type { IntegrationsContent } from '../../content/types/industry';
import { SectionHeading } from '../../sections/section-heading';
import { border, color, fluid, media, noteText, radius } from '../../theme/tokens';
import { foldedTitle, TitledFold } from '../../ui/fold';
import { pseudoBox } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { Section, twoColumns } from '../../ui/section';

const wide = '@media (min-width: 68.75em)';
const layout = css(twoColumns('5fr 7fr'), {
  '@media screen and (width < 68.75em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const labels = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: 'clamp(0.875rem, 1.6vw, 1.25rem)',
  [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '0.375rem 1rem' },
});
const label = css({
  position: 'relative',
  padding: '1.25rem 2.125rem 1.375rem',
  borderRadius: radius.control,
  background: color.sheet,
  '&::before, &::after': {
    ...pseudoBox,
    top: '0.625rem',
    bottom: '0.625rem',
    borderInlineStart: border.thread,
  },
  '&::before': { insetInlineStart: '0.875rem' },
  '&::after': { insetInlineEnd: '0.875rem' },
  [media.phone]: { paddingBlock: '0.375rem' },
  [media.print]: { padding: 0, '&::before, &::after': { content: 'none' } },
});
const name = css(foldedTitle, {
  fontSize: '1.375rem',
  lineHeight: 1.15,
});
const use = css({
  marginTop: '0.5rem',
  fontSize: '1rem',
  lineHeight: 1.45,
  textWrap: 'balance',
  color: color.inkSoft,
});
const rest = css({
  maxWidth: '44em',
  marginTop: fluid.xs,
  ...noteText,
  [wide]: { maxWidth: '30em', marginTop: '2.5rem' },
  [media.print]: { margin: '0.5rem 0 0.75rem' },
});

export function IntegrationsSection({ content }: { content: IntegrationsContent }) {
  return (
    <Section ground="deep" aria-labelledby="integrations-title">
      <div css={layout}>
        <div>
          <SectionHeading id="integrations-title" {...content} layout="small" />
          <p css={rest}>{content.note}</p>
        </div>
        <ul css={labels}>
          {content.items.map((item, index) => (
            <Reveal as="li" key={item.name} index={index} css={label}>
              <h3 css={name}>{item.name}</h3>
              <TitledFold title={item.name}>
                <p css={use}>{item.use}</p>
              </TitledFold>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
