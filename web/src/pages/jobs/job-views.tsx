import { css } from '@emotion/react';
import { SewnLabel } from '../../ui/sewn-label';
import { jobPage } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { ApplicationForm } from '../../features/job-application/application-form';
import { NoScriptAddress } from '../../sections/contact-details';
import { border, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/link';
import { formFrame } from '../../ui/section';
import { BusinessHint } from './business-hint';
import { JobFactList } from './job-fact-list';
import { JobHeroSection } from './job-hero-section';
import { JobOfferSection } from './job-offer-section';
import { JobSkillsSection } from './job-skills-section';
import { JobWorkSection } from './job-work-section';
import { useJobView } from './use-job-view';

const back = css({
  marginInlineStart: '-0.25rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const besideForm = css({
  paddingBlock: '1.25rem',
  borderBlock: border.hairline,
  [media.single]: { display: 'none' },
});
const label = css({
  padding: '1.75rem clamp(1.375rem, 3.2vw, 2.75rem)',
  [media.columns]: {
    '& > dl': { gridTemplateColumns: 'repeat(3, minmax(0, 4fr)) minmax(0, 5fr)' },
  },
  [media.print]: { padding: 0, marginTop: '1rem' },
});
const formLabel = css(formFrame, {
  padding:
    'clamp(1.875rem, 4vw, 3rem) clamp(1.625rem, 3.6vw, 2.75rem) clamp(1.875rem, 4vw, 2.75rem)',
});

export function JobViews({ job }: { job: JobDetails }) {
  const { isApplying, openApplication, returnToDetails } = useJobView();
  const apply = { onClick: openApplication };
  const facts = (
    <JobFactList facts={job} names={jobPage.facts} further={jobPage.furtherFacts(job.location)} />
  );
  const hero = isApplying
    ? {
        backLink: (
          <Button variant="quiet" css={back} onClick={returnToDetails}>
            <Icon name="arrow-left" size={18} />
            {jobPage.backToDetails}
          </Button>
        ),
        kicker: `${jobPage.group} / ${job.title}`,
        title: jobPage.applicationTitle,
        lead: (
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
        lead: job.description,
        children: (
          <>
            <NoScriptAddress email={jobPage.email} />
            <Button {...apply}>{jobPage.apply}</Button>
          </>
        ),
      };

  return (
    <>
      <JobHeroSection
        {...hero}
        drawing={isApplying ? undefined : job.drawing}
        aside={
          <>
            {!isApplying && <SewnLabel css={label}>{facts}</SewnLabel>}
            {/* The form stays mounted, so that it keeps typed values. */}
            <div hidden={!isApplying}>
              <SewnLabel css={formLabel}>
                <ApplicationForm slug={job.slug} />
              </SewnLabel>
            </div>
          </>
        }
      />
      {!isApplying && (
        <>
          <JobWorkSection job={job} words={jobPage} />
          <JobSkillsSection job={job} words={jobPage} />
          <JobOfferSection job={job} words={jobPage}>
            <Button variant="light" {...apply}>
              {jobPage.applyBelow}
            </Button>
            <BusinessHint text={jobPage.businessHint} />
          </JobOfferSection>
        </>
      )}
    </>
  );
}
