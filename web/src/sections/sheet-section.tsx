import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { fluid, leadText, media, radius } from '../theme/tokens';
import { cardStyle } from '../ui/card';
import { overlapping, Section } from '../ui/section';
import { SectionHeading, type HeadedSection } from './section-heading';

const band = css(overlapping, { '--heading-start': '3.5rem' });
const sheet = css(cardStyle, {
  padding: 'clamp(1.25rem, 4.4vw, 3.5rem) clamp(1rem, 3vw, 2.375rem)',
  borderRadius: radius.sheet,
  [media.print]: { padding: 0, border: 0, breakInside: 'auto' },
});
const afterDetails = css({ ...leadText, maxWidth: '47.5rem', marginTop: fluid.l });

export const Statement = ({ children }: { children: string }) => (
  <p css={afterDetails}>{children}</p>
);

interface SheetSectionProps extends ComponentProps<typeof HeadedSection> {
  statement?: string;
}

/** A section in a white box that overlaps the previous section, which leaves space for it with `underSheet`. */
export function SheetSection({ name, heading, statement, children, ...props }: SheetSectionProps) {
  const id = `${name}-title`;
  return (
    <Section {...props} css={band} aria-labelledby={id}>
      <div css={sheet}>
        <SectionHeading {...heading} id={id} layout="small" />
        {children}
      </div>
      {statement && <Statement>{statement}</Statement>}
    </Section>
  );
}
