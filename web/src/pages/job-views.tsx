import { css } from '@emotion/react';
import { useLocation } from 'react-router';
import { content as businessDevelopmentManager } from '../content/jobs/business-development-manager';
import { content as customerSuccessManager } from '../content/jobs/customer-success-manager';
import { jobPage, type JobContent } from '../content/jobs/job-content';
import { content as productDesigner } from '../content/jobs/product-designer';
import { content as seniorAiEngineer } from '../content/jobs/senior-ai-engineer';
import { ApplicationForm } from '../features/job-application/application-form';
import { withoutTrailingSlash } from '../router/paths';
import { BusinessHint } from '../sections/job/business-hint';
import { BusinessNoteSection } from '../sections/job/business-note-section';
import { NoScriptAddress } from '../sections/shared/contact-details';
import { JobHeroSection } from '../sections/job/job-hero-section';
import { JobLabel } from '../sections/job/job-label';
import { JobOfferSection } from '../sections/job/job-offer-section';
import { JobSkillsSection } from '../sections/job/job-skills-section';
import { JobWorkSection } from '../sections/job/job-work-section';
import { media } from '../theme/tokens';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { useJobView } from './use-job-view';

const back = css({
  marginLeft: -4,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const besideForm = css({ marginTop: 44, [media.tablet]: { display: 'none' } });

const jobs = [
  seniorAiEngineer,
  customerSuccessManager,
  productDesigner,
  businessDevelopmentManager,
];

/** A job in its two views: the details and the application (specification, section 2). Islands have no props. */
export function JobViews() {
  const { pathname } = useLocation();
  return <Views content={jobs.find(({ link }) => link === withoutTrailingSlash(pathname))!} />;
}

function Views({ content }: { content: JobContent }) {
  const { isApplying, openApplication, returnToDetails } = useJobView();
  const apply = { onClick: openApplication };
  const label = <JobLabel facts={content} names={jobPage.facts} />;
  const hero = isApplying
    ? {
        way: (
          <Button variant="quiet" css={back} onClick={returnToDetails}>
            <Icon name="arrow-left" size={18} />
            {jobPage.backToDetails}
          </Button>
        ),
        kicker: `${jobPage.group} / ${content.title}`,
        title: jobPage.applicationTitle,
        lead: jobPage.applicationLead,
        children: <div css={besideForm}>{label}</div>,
      }
    : {
        way: (
          <ButtonLink variant="quiet" css={back} to={jobPage.back.to}>
            <Icon name="arrow-left" size={18} />
            {jobPage.back.text}
          </ButtonLink>
        ),
        kicker: `${jobPage.group} / ${content.department}`,
        title: content.title,
        lead: content.description,
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
            {/* Always there: what was typed survives the way back and forth, and the browser finds its fields. */}
            <div hidden={!isApplying}>
              <ApplicationForm slug={content.slug} />
            </div>
          </>
        }
      />
      {!isApplying && (
        <>
          <JobWorkSection job={content} words={jobPage} />
          <JobSkillsSection job={content} words={jobPage} />
          <JobOfferSection job={content} words={jobPage}>
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
