import { css } from '@emotion/react';
import { Suspense, useEffect, useState } from 'react';
import { jobPage, type JobContent } from '../content/jobs/job-content';
import { PageMeta } from '../layout/page-meta';
import { BusinessHint } from '../sections/business-hint';
import { BusinessNoteSection } from '../sections/business-note-section';
import { NoScriptAddress } from '../sections/contact-details';
import { JobHeroSection } from '../sections/job-hero-section';
import { JobLabel } from '../sections/job-label';
import { JobOfferSection } from '../sections/job-offer-section';
import { JobSkillsSection } from '../sections/job-skills-section';
import { JobWorkSection } from '../sections/job-work-section';
import { showToast } from '../stores/toast';
import { media } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { lazyComponent } from '../ui/lazy-component';
import { useJobView } from './use-job-view';

const applicationForm = lazyComponent(
  async () => (await import('../features/job-application/application-form')).ApplicationForm,
);
const preload = () => void applicationForm.preload().catch(() => undefined);

const back = css({
  marginLeft: -4,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const besideForm = css({ marginTop: 44, [media.tablet]: { display: 'none' } });

/** A job in its two views: the details and the application (specification, section 2). */
export default function JobPage({ content }: { content: JobContent }) {
  const { isApplying, openApplication, returnToDetails } = useJobView();
  // Once opened, the form stays: what was typed survives the way back and forth.
  const [wasOpened, setWasOpened] = useState(isApplying);
  if (isApplying && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (isApplying) preload();
  }, [isApplying]);

  const apply = {
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () =>
      void applicationForm.preload().then(openApplication, () => showToast(jobPage.formMissing)),
  };
  const ApplicationForm = applicationForm.get();
  const label = <JobLabel facts={content} names={jobPage.facts} />;
  const hero = isApplying
    ? {
        way: (
          <Button variant="quiet" css={back} onClick={() => void returnToDetails()}>
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
      <PageMeta {...content.meta} path={content.link} />
      <JobHeroSection
        {...hero}
        isAsideWide={isApplying}
        aside={
          <>
            {!isApplying && label}
            {wasOpened && (
              <div hidden={!isApplying}>
                <Suspense fallback={null}>
                  <ApplicationForm slug={content.slug} />
                </Suspense>
              </div>
            )}
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
