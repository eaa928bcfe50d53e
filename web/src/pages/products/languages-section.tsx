import { css } from '@emotion/react';
import type { languages } from '../../content/products/voice-agents';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, font } from '../../theme/tokens';
import { centredRow, wrappedRow } from '../../ui/layout';

const greetings = css({
  ...wrappedRow('clamp(0.375rem, 1vw, 0.75rem) clamp(0.875rem, 2vw, 1.625rem)'),
  alignItems: 'center',
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
  // A dash precedes each greeting. The clip path hides the dash at the start of a line.
  '--stitch': 'clamp(1.125rem, 2.4vw, 2.125rem)',
  '--out': 'calc(var(--stitch) + clamp(0.875rem, 2vw, 1.625rem))',
  marginInlineStart: 'calc(-1 * var(--out))',
  clipPath: 'inset(0 0 0 var(--out))',
});
const greeting = css({
  ...centredRow('inherit'),
  font: `600 clamp(1.375rem, 3.4vw, 2.75rem)/1.25 ${font.text}`,
  letterSpacing: '-0.03em',
  '&::before': {
    content: '""',
    width: 'var(--stitch)',
    borderTop: border.thread,
  },
  '&:nth-of-type(3n+2)': { color: color.link },
});

export function LanguagesSection({ content }: { content: typeof languages }) {
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
