import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { fluid, media, noteText, radius, space } from '../theme/tokens';
import { cardStyle } from '../ui/card';
import { bandPadding, overlapping, Section } from '../ui/section';
import { SectionHeading, type HeadedSection } from './section-heading';

const band = css(overlapping, {
  '--heading-start': '3.5rem',
  paddingBottom: bandPadding(`min(${space.section}, 4rem)`),
});
const sheet = css(cardStyle, {
  padding: 'clamp(1.25rem, 4.4vw, 3.5rem) clamp(1rem, 3vw, 2.375rem)',
  borderRadius: radius.sheet,
  [media.print]: { padding: 0, border: 0, breakInside: 'auto' },
});
const note = css(noteText, {
  maxWidth: '37rem',
  marginTop: bandPadding(fluid.s),
  textWrap: 'balance',
});

interface SheetSectionProps extends ComponentProps<typeof HeadedSection> {
  statement?: ReactNode;
}

/** A section in a white box that overlaps the previous section. The previous section needs the styles `underSheet`. */
export function SheetSection({ name, heading, statement, children, ...props }: SheetSectionProps) {
  const id = `${name}-title`;
  return (
    <Section {...props} css={band} aria-labelledby={id}>
      <div css={sheet}>
        <SectionHeading {...heading} id={id} layout="sheet" />
        {children}
        {statement && <p css={note}>{statement}</p>}
      </div>
    </Section>
  );
}
