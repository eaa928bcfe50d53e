import { css } from '@emotion/react';
import type { LanguagesContent } from '../../content/types/product';
import { HeadedSection } from '../../sections/section-heading';
import { color, font } from '../../theme/tokens';

const greetings = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'clamp(6px, 1vw, 12px) clamp(14px, 2vw, 26px)',
  marginTop: 'clamp(26px, 4vw, 56px)',
  // The stitch before a line's first greeting lies outside.
  '--stitch': 'clamp(18px, 2.4vw, 34px)',
  '--out': 'calc(var(--stitch) + clamp(14px, 2vw, 26px))',
  marginLeft: 'calc(-1 * var(--out))',
  clipPath: 'inset(0 0 0 var(--out))',
});
const greeting = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  font: `600 clamp(22px, 3.4vw, 44px)/1.25 ${font.text}`,
  letterSpacing: '-0.03em',
  // A stitch between one greeting and the next.
  '&::before': {
    content: '""',
    width: 'var(--stitch)',
    borderTop: `2px dashed ${color.thread}`,
  },
  '&:nth-of-type(3n+2)': { color: color.link },
});

/** One greeting in many languages, sewn together. */
export function LanguagesSection({ content }: { content: LanguagesContent }) {
  return (
    <HeadedSection name="languages" ground="night" heading={content}>
      <ul css={greetings}>
        {content.greetings.map(({ lang, text }) => (
          <li key={lang} css={greeting} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
