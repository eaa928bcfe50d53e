import { css } from '@emotion/react';
import { contactPage } from '../../content/pages/contact';
import { ContactPageForm } from '../../features/contact-message/contact-page-form';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { Island } from '../../runtime/islands/island';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { ContactDetails, NoScriptAddress } from '../../sections/contact-details';
import { color, fontSize, leadText, media, noteText, space } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { pseudoBox, stacked } from '../../ui/layout';
import { beforeForm, containerStyle, formFrame, twoColumns } from '../../ui/section';
import { SewnLabel } from '../../ui/sewn-label';
import { DiscoveryPromotionSection } from './discovery-promotion-section';

const band = css({
  padding: `calc(${space.header} + clamp(1.75rem, 3.4vw, 3rem)) 0 ${space.section}`,
  [media.print]: { paddingTop: 0 },
  // The form extends into the next section, so it must be in front of that section.
  [media.columns]: { position: 'relative', zIndex: 1, paddingBottom: 0 },
  // Draws the last curve of the dashed line in the page's margin (theme/global.css). The line ends in the next section.
  '@media screen and (min-width: 83.75em)': {
    '&::before': {
      ...pseudoBox,
      insetBlockEnd: 0,
      insetInlineStart: `calc(50% - ${space.container} / 2 - 3.25rem)`,
      width: '3.25rem',
      height: '3.25rem',
      border: `0 dashed ${color.thread}`,
      borderBlockStartWidth: 2,
      borderInlineStartWidth: 2,
      borderStartStartRadius: 40,
      clipPath: 'inset(0)',
      animation: 'down linear both',
      animationTimeline: 'view(0px 35%)',
      animationRange: 'entry-crossing 0% entry-crossing 100%',
    },
  },
});
const layout = css(containerStyle, twoColumns('5fr 6fr'));
const words = css(beforeForm, {
  // In one column the details are below the form, so they are hidden until the browser has parsed the form.
  [media.single]: { 'section:last-child & > * + *': { display: 'none' } },
  // The column stays visible beside a long form.
  [media.columns]: {
    position: 'sticky',
    top: '6.5rem',
    display: 'grid',
    gap: '1rem',
    paddingBottom: space.section,
  },
});
const title = css({ fontSize: fontSize.h1 });
const lead = css({
  marginTop: '1.25rem',
  ...leadText,
});
const action = css({ marginTop: '1.5rem' });
const small = css({
  marginTop: '0.75rem',
  ...noteText,
  // Balanced lines break at the same words in the fallback font, so no line moves when the site's font loads.
  textWrap: 'balance',
});
const sheet = css(formFrame, {
  padding:
    'clamp(1.875rem, 4vw, 3.25rem) clamp(1.625rem, 3.6vw, 2.75rem) clamp(2rem, 4vw, 3.25rem)',
  // If the text beside the form is higher than the form, the parts of the form move apart.
  [media.columns]: {
    alignSelf: 'stretch',
    ...stacked,
    marginBottom: `calc(-1 * ${space.lap})`,
    '& > :last-child': { flex: 1, display: 'grid' },
    '& form': { justifyContent: 'space-between' },
  },
});
const formTitle = css({ marginBottom: '1.5rem', fontSize: fontSize.h2Small });

export function ContactPage() {
  return (
    <>
      <PageMeta {...contactPage.meta} path={paths.contact} />
      <section css={band} aria-labelledby="contact-page-title">
        <div css={layout}>
          <div css={words}>
            <div>
              <h1 id="contact-page-title" css={title}>
                {contactPage.title}
              </h1>
              <p css={lead}>{contactPage.lead}</p>
              <Button variant="outline" css={action} {...opensDialog('discovery')}>
                {contactPage.promotion.action}
              </Button>
              <p css={small}>{contactPage.request}</p>
            </div>
            <ContactDetails {...contactPage.details} />
          </div>
          <SewnLabel css={sheet}>
            <h2 css={formTitle}>{contactPage.formTitle}</h2>
            <NoScriptAddress email={contactPage.details.email} />
            <Island name="contact-page-form" component={ContactPageForm} props={{}} />
          </SewnLabel>
        </div>
      </section>
      <DiscoveryPromotionSection content={contactPage.promotion} />
    </>
  );
}
