import { css } from '@emotion/react';
import type { SolutionsContent } from '../../content/pages/solutions';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, headFont, media } from '../../theme/tokens';
import { stacked } from '../../ui/layout';
import { ArrowLink } from '../../ui/link';
import { Reveal } from '../../ui/reveal';

const list = css({
  display: 'grid',
  marginTop: 'clamp(1.25rem, 2.2vw, 2rem)',
  borderTop: `2px solid ${color.ink}`,
  columnGap: 'clamp(2rem, 5vw, 4rem)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 28%)), 1fr))',
  [media.print]: { marginTop: '0.75rem', breakInside: 'avoid' },
});
const item = css({
  ...stacked,
  justifyContent: 'space-between',
  padding: '1.25rem 0 0.75rem',
  [media.phone]: { padding: '0.875rem 0 0.25rem' },
  [media.print]: { padding: '0.5rem 0 0.25rem' },
  borderBottom: border.hairline,
});
const claim = css({
  ...headFont('1.75rem', 1.1, '-0.03em'),
  textWrap: 'balance',
  '&::first-letter': { textTransform: 'uppercase' },
});
const link = css({ alignSelf: 'start', fontSize: '1rem' });

export function ClaimsSection({ content }: { content: SolutionsContent['claims'] }) {
  return (
    <HeadedSection name="claims" ground="deep" heading={{ ...content, layout: 'row' }}>
      <ul css={list}>
        {content.items.map((entry, index) => (
          <Reveal as="li" key={entry.claim} index={index % 3} css={item}>
            <p css={claim}>{entry.claim}</p>
            <ArrowLink to={entry.path} css={link}>
              {entry.label}
            </ArrowLink>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
