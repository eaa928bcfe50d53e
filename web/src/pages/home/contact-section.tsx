import { css } from '@emotion/react';
import type { HomeContent } from '../../content/pages/home';
import { ContactSectionForm } from '../../features/contact-message/contact-section-form';
import { anchors } from '../../paths';
import { Island } from '../../runtime/islands/island';
import { ContactDetails, NoScriptAddress } from '../../sections/contact-details';
import { SectionHeading } from '../../sections/section-heading';
import { fluid, media } from '../../theme/tokens';
import { Card } from '../../ui/card';
import { beforeForm, formFrame, Section } from '../../ui/section';

const layout = css({
  display: 'grid',
  gap: 'clamp(1.25rem, 5.4vw, 2.75rem)',
  [media.columns]: {
    '& > :first-of-type': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: fluid.columns,
      '& > dl': { marginTop: 0 },
    },
  },
});
/** From this width the message field is beside the other fields, and the button is beside the note. */
const besideMessage = '@media screen and (min-width: 68.75em)';
const frame = css(formFrame, {
  [besideMessage]: {
    padding: '2.375rem 2.5rem 2.25rem',
    '& form': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      rowGap: '1.5rem',
    },
    '& form > :has(textarea)': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2.1fr)',
      gap: '1.125rem 1.25rem',
    },
    '& form > * > :has(textarea)': {
      gridArea: '1 / 3 / 4',
      paddingInlineStart: '1.25rem',
      '&, & > *': { display: 'grid', gridTemplateRows: 'auto 1fr auto' },
      '& > *': { gridRow: '1 / -1' },
    },
    '& form > * > :has([name=subject])': { gridColumn: '1 / 3' },
  },
});

export function ContactSection({ content }: { content: HomeContent['contact'] }) {
  return (
    <Section ground="deep" id={anchors.contact} aria-labelledby="contact-title">
      <div css={layout}>
        <div css={beforeForm}>
          <SectionHeading id="contact-title" {...content} />
          <ContactDetails {...content.details} />
        </div>
        <Card css={frame}>
          <NoScriptAddress email={content.details.email} />
          <Island name="contact-section-form" component={ContactSectionForm} props={{}} />
        </Card>
      </div>
    </Section>
  );
}
