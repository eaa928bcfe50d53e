import { css } from '@emotion/react';
import { jobPage } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { ApplicationForm } from '../../features/job-application/application-form';
import { NoScriptAddress } from '../../sections/contact-details';
import { media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/link';
import { BusinessHint, BusinessNoteSection } from './business-note-section';
import { JobHeroSection } from './job-hero-section';
import { JobLabel } from './job-label';
import { JobOfferSection } from './job-offer-section';
import { JobSkillsSection } from './job-skills-section';
import { JobWorkSection } from './job-work-section';
import { useJobView } from './use-job-view';

const back = css({
  marginInlineStart: '-0.25rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const besideForm = css({ marginTop: '2.75rem', [media.single]: { display: 'none' } });

export function JobViews({ job }: { job: JobDetails }) {
  const { isApplying, openApplication, returnToDetails } = useJobView();
  const apply = { onClick: openApplication };
  const label = <JobLabel facts={job} names={jobPage.facts} />;
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
        lead: jobPage.applicationLead,
        children: <div css={besideForm}>{label}</div>,
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
            <BusinessHint text={jobPage.businessHint} />
          </>
        ),
      };

  return (
    <>
      <JobHeroSection
        {...hero}
        isAsideWide={isApplying}
        aside={
          <>
            {!isApplying && label}
            {/* The form stays mounted, so that it keeps typed values. */}
            <div hidden={!isApplying}>
              <ApplicationForm slug={job.slug} />
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
          </JobOfferSection>
          <BusinessNoteSection {...jobPage.business} />
        </>
      )}
    </>
  );
}
