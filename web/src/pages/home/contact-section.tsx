import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { HomeContent } from '../../content/pages/home';
import { anchors } from '../../paths';
import { ContactDetails } from '../../sections/contact-details';
import { SectionHeading } from '../../sections/section-heading';
import { fluid } from '../../theme/tokens';
import { Card } from '../../ui/card';
import { beforeForm, formFrame, Section, twoColumns } from '../../ui/section';

// In windows of these widths the form is below the contact details. Beside them it would be too narrow for two fields
// in a row.
const layout = css(twoColumns('5fr 6fr'), {
  '@media (min-width: 47.5em) and (width < 75em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2.5rem',
    '& > :first-of-type': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: fluid.columns,
    },
  },
});

interface ContactSectionProps {
  content: HomeContent['contact'];
  children: ReactNode;
}

export function ContactSection({ content, children }: ContactSectionProps) {
  return (
    <Section ground="deep" id={anchors.contact} aria-labelledby="contact-title">
      <div css={layout}>
        <div css={beforeForm}>
          <SectionHeading id="contact-title" {...content} />
          <ContactDetails {...content.details} />
        </div>
        <Card css={formFrame}>{children}</Card>
      </div>
    </Section>
  );
}
