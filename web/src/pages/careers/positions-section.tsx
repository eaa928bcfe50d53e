import { css } from '@emotion/react';
import type { CareersContent } from '../../content/pages/careers';
import type { Job } from '../../content/types/job';
import { paths } from '../../paths';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, fluid, fontSize, media, radius, softLabel } from '../../theme/tokens';
import { cardLink, cardStyle } from '../../ui/card';
import { spreadRow, wrappedRow } from '../../ui/layout';
import { ButtonLink, LinkWithArrow } from '../../ui/link';
import { Reveal } from '../../ui/reveal';

export const positionsId = 'positions';

const sheet = css(cardStyle, {
  marginTop: 'clamp(1.25rem, 3vw, 2.5rem)',
  padding: 'clamp(1rem, 3vw, 2.375rem)',
  borderRadius: radius.sheet,
  [media.print]: { padding: 0, border: 0, breakInside: 'auto' },
});
const position = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(6rem, 1fr) clamp(11rem, 40vw - 9.75rem, 18.5rem)',
  gap: `1.125rem ${fluid.s}`,
  alignItems: 'center',
  padding: 'clamp(1rem, 2vw, 1.625rem) 0',
  '&:first-of-type': { paddingTop: 0 },
  '& + &': { borderTop: border.hairline },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '0.75rem' },
  [media.print]: { padding: '0.75rem 0' },
});
const title = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ marginTop: '0.5rem', fontSize: '1rem', color: color.inkSoft });
const facts = css({
  ...softLabel(1.7),
  [media.phone]: wrappedRow('0 1rem'),
});
const terms = css({
  textAlign: 'end',
  [media.phone]: {
    ...spreadRow('0 0.5rem', 'baseline'),
    fontSize: fontSize.small,
    textAlign: 'start',
  },
});
const salary = css({ fontWeight: 600, lineHeight: 1.35 });
const link = css(cardLink, { display: 'inline-block', marginTop: '0.25rem' });
const open = css({
  ...spreadRow('1.5rem 2.5rem', 'center'),
  marginTop: '0.875rem',
  padding: 'clamp(1.25rem, 2.4vw, 1.875rem)',
  border: border.thread,
  borderRadius: radius.card,
});
const actions = css({ ...wrappedRow('0.75rem'), '& > *': { flexGrow: 1 } });

interface PositionsSectionProps {
  content: CareersContent['positions'];
  jobs: readonly Job[];
}

export function PositionsSection({ content, jobs }: PositionsSectionProps) {
  return (
    <HeadedSection name="positions" id={positionsId} ground="deep" heading={content}>
      <div css={sheet}>
        <ul>
          {jobs.map((job, index) => (
            <Reveal as="li" key={job.link} index={index} css={position}>
              <div>
                <h3 css={title}>{job.title}</h3>
                <p css={text}>{job.description}</p>
              </div>
              <ul css={facts}>
                <li>{job.department}</li>
                <li>{job.type}</li>
                <li>{job.location}</li>
              </ul>
              <div css={terms}>
                <p css={salary}>{job.salary}</p>
                <LinkWithArrow
                  to={job.link}
                  css={link}
                  aria-label={`${content.linkText}: ${job.title}`}
                >
                  {content.linkText}
                </LinkWithArrow>
              </div>
            </Reveal>
          ))}
        </ul>
        <div css={open}>
          <div>
            <h3 css={title}>{content.open.title}</h3>
            <p css={text}>{content.open.text}</p>
          </div>
          <div css={actions}>
            <ButtonLink to={paths.contact}>{content.open.sendCv}</ButtonLink>
            <ButtonLink variant="outline" to={paths.contact}>
              {content.open.chat}
            </ButtonLink>
          </div>
        </div>
      </div>
    </HeadedSection>
  );
}
