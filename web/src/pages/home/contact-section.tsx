import type { ReactNode } from 'react';
import type { HomeContent } from '../../content/pages/home';
import { anchors } from '../../paths';
import { ContactDetails } from '../../sections/contact-details';
import { SectionHeading } from '../../sections/section-heading';
import { Card } from '../../ui/card';
import { beforeForm, formFrame, Section, twoColumns } from '../../ui/section';

const layout = twoColumns('5fr 6fr');

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
