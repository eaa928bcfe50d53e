import { css } from '@emotion/react';
import type { questions } from '../../content/products/analysis-suite';
import { HeadedSection } from '../../sections/section-heading';
import { media, softLabel } from '../../theme/tokens';
import { Reveal } from '../../ui/reveal';

const list = css({ display: 'grid', gap: '0.875rem', marginTop: 'clamp(1.625rem, 4vw, 3.5rem)' });
const item = css({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  alignItems: 'center',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5rem' },
});
const day = css(softLabel(1.5));
const shifts = [0, 1, 2, 3, 4].map((step) =>
  css({ [media.desktop]: { marginInlineStart: `${step * 9}%` } }),
);
const bubble = css({
  width: 'fit-content',
  padding: '1rem 1.5rem 1.0625rem',
  borderRadius: '18px 18px 18px 4px',
  color: '#14171f',
  background: '#f3efe6',
  fontSize: 'clamp(1.125rem, 1.6vw, 1.375rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-0.015em',
});

export function QuestionsSection({ content }: { content: typeof questions }) {
  return (
    <HeadedSection name="questions" ground="night" heading={content}>
      <ul css={list}>
        {content.items.map(({ day: when, question }, index) => (
          <Reveal as="li" key={when} index={index} css={item}>
            <span css={day}>{when}</span>
            <p css={[bubble, shifts[index]]}>{question}</p>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
