import { css } from '@emotion/react';
import type { SolutionsContent } from '../../content/pages/solutions';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, fontSize, headFont, media, noteText } from '../../theme/tokens';
import { stacked } from '../../ui/layout';
import { ArrowLink } from '../../ui/link';
import { Reveal } from '../../ui/reveal';

const list = css({
  display: 'grid',
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
  borderTop: `2px solid ${color.ink}`,
  columnGap: 'clamp(2rem, 5vw, 4rem)',
  '@media (min-width: 40em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const item = css({
  ...stacked,
  justifyContent: 'space-between',
  padding: '1.625rem 0 1.125rem',
  [media.phone]: { padding: '0.875rem 0 0.25rem' },
  borderBottom: border.hairline,
});
const claim = css({
  ...headFont(fontSize.h3, 1.1, '-0.03em'),
  textWrap: 'balance',
  '&::first-letter': { textTransform: 'uppercase' },
});
const link = css({
  alignSelf: 'start',
  fontSize: '1rem',
  [media.desktop]: { marginTop: '0.375rem' },
});
const disclaimer = css(noteText, { marginTop: '1.625rem' });

export function ClaimsSection({ content }: { content: SolutionsContent['claims'] }) {
  const { lead, ...heading } = content;
  return (
    <HeadedSection name="claims" ground="deep" heading={heading}>
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
      {lead && <p css={disclaimer}>{lead}</p>}
    </HeadedSection>
  );
}
