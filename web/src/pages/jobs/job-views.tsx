import { css } from '@emotion/react';
import { FreePlace } from '../../brand/illustrations/free-place';
import { jobPage } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { ApplicationForm } from '../../features/job-application/application-form';
import { NoScriptAddress } from '../../sections/contact-details';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { border, color, fluid, leadText, media, space } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { wrappedRow } from '../../ui/layout';
import { ButtonLink } from '../../ui/link';
import { containerStyle, formFrame, twoColumns } from '../../ui/section';
import { SewnLabel } from '../../ui/sewn-label';
import { heroTitle, Kicker } from '../../ui/text';
import { JobFactList } from './job-fact-list';
import { JobOfferSection } from './job-offer-section';
import { JobSkillsSection } from './job-skills-section';
import { JobWorkSection } from './job-work-section';
import { useJobView } from './use-job-view';

const band = css({
  // The drawing extends to the edge of the page.
  overflow: 'clip',
  padding: `calc(${space.header} + clamp(1.25rem, 3vw, 2.75rem)) 0 ${space.section}`,
  [media.print]: { padding: 0 },
});
const layout = css(twoColumns('1fr 1fr', 'center'), { gap: `min(4.6vw, 3rem) ${fluid.s}` });
const wholeRow = css({ gridColumn: '1 / -1' });
const layoutForForm = css(twoColumns('5fr 6fr'), {
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1.5rem' },
});
const staying = css({
  [media.desktop]: { position: 'sticky', top: `calc(${space.header} + 1.5rem)` },
});
const lead = css({
  maxWidth: '30em',
  marginTop: fluid.s,
  ...leadText,
  textWrap: 'balance',
  // Without this width, a text that just fits into its line would wrap when its font loads.
  marginInlineEnd: '-1rem',
  [media.print]: { marginTop: '0.625rem', fontSize: 'inherit' },
});
const actions = css({ marginTop: fluid.s });
const back = css({
  marginBottom: fluid.s,
  marginInlineStart: '-0.25rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const besideForm = css({
  marginTop: '2rem',
  paddingBlock: '1.25rem',
  borderBlock: border.hairline,
  [media.single]: { display: 'none' },
});
const label = css({
  padding: '1.5rem clamp(1.375rem, 3.2vw, 2.75rem)',
  [media.columns]: { gridTemplateColumns: '4fr 3fr 2fr 3fr', columnGap: '0.5rem' },
  [media.desktop]: {
    gridTemplateColumns: '9fr 7fr 5fr 7fr',
    columnGap: '1rem',
    '& > div': { paddingInlineStart: '0.625rem', borderInlineStart: border.hairline },
  },
  [media.print]: { padding: '1rem 0 0', '& > div': { padding: 0, border: 0 } },
});
const formPadding = css({
  padding:
    'clamp(1.875rem, 4vw, 3rem) clamp(1.625rem, 3.6vw, 2.75rem) clamp(1.875rem, 4vw, 2.75rem)',
});

const business = css({
  ...wrappedRow('0 0.625rem', 'baseline'),
  marginTop: '1rem',
  color: color.inkSoft,
  textWrap: 'balance',
});
// Aligns the text of the button with the line above.
const discovery = css({ marginInline: '-0.3125rem', '&&': { color: 'inherit' } });

export function JobViews({ job }: { job: JobDetails }) {
  const { isApplying, openApplication, returnToDetails } = useJobView();
  const apply = { onClick: openApplication };
  const facts = (
    <JobFactList
      css={!isApplying && label}
      facts={job}
      names={jobPage.facts}
      further={jobPage.furtherFacts(job.location)}
    />
  );
  const { backLink, kicker, title, introduction, children } = isApplying
    ? {
        backLink: (
          <Button variant="quiet" css={back} onClick={returnToDetails}>
            <Icon name="arrow-left" size={18} />
            {jobPage.backToDetails}
          </Button>
        ),
        kicker: `${jobPage.group} / ${job.title}`,
        title: jobPage.applicationTitle,
        introduction: (
          <>
            {/* React cannot remove a text node that a translation has replaced, but it can remove an element. */}
            <span>{jobPage.applicationLead.before}</span>
            <a href={`mailto:${jobPage.email}`}>{jobPage.email}</a>
            <span>{jobPage.applicationLead.after}</span>
          </>
        ),
        children: <div css={besideForm}>{facts}</div>,
      }
    : {
        backLink: (
          <ButtonLink variant="quiet" css={back} to={jobPage.back.to}>
            <Icon name="arrow-left" size={18} />
            {jobPage.back.text}
          </ButtonLink>
        ),
        kicker: `${jobPage.group} / ${job.department}`,
        title: job.title,
        introduction: job.description,
        children: (
          <>
            <NoScriptAddress email={jobPage.email} />
            <Button {...apply}>{jobPage.apply}</Button>
          </>
        ),
      };

  return (
    <>
      <section css={band} aria-labelledby="job-title">
        <div css={containerStyle}>
          <div css={isApplying ? layoutForForm : layout}>
            <div css={isApplying && staying}>
              <div className="screen-only">{backLink}</div>
              <Kicker>{kicker}</Kicker>
              <h1 id="job-title" tabIndex={-1} css={heroTitle}>
                {title}
              </h1>
              <p css={lead}>{introduction}</p>
              <div css={!isApplying && actions} className="screen-only">
                {children}
              </div>
            </div>
            {!isApplying && (
              <div className="screen-only">
                <FreePlace work={job.drawing} />
              </div>
            )}
            <div css={!isApplying && wholeRow}>
              {!isApplying && <SewnLabel>{facts}</SewnLabel>}
              {/* The form stays mounted, so that it keeps typed values. */}
              <div hidden={!isApplying} css={formFrame}>
                <SewnLabel>
                  <div css={formPadding}>
                    <ApplicationForm slug={job.slug} />
                  </div>
                </SewnLabel>
              </div>
            </div>
          </div>
        </div>
      </section>
      {!isApplying && (
        <>
          <JobWorkSection job={job} words={jobPage} />
          <JobSkillsSection job={job} words={jobPage} />
          <JobOfferSection job={job} words={jobPage}>
            <Button variant="light" {...apply}>
              {jobPage.applyBelow}
            </Button>
            <p css={business}>
              {jobPage.businessHint}
              <Button variant="quiet" css={discovery} {...opensDialog('discovery')}>
                Start with Discovery
              </Button>
            </p>
          </JobOfferSection>
        </>
      )}
    </>
  );
}
