import { css } from '@emotion/react';
import type { languages } from '../../content/products/voice-agents';
import { HeadedSection } from '../../sections/section-heading';
import { color, fluid, font, media } from '../../theme/tokens';
import { centredRow, wrappedRow } from '../../ui/layout';

const greetings = css({
  ...wrappedRow('clamp(0.375rem, 1vw, 0.75rem) clamp(0.875rem, 2vw, 1.625rem)'),
  marginTop: fluid.m,
  // A dash precedes each greeting. The clip path hides the dash at the start of a line.
  '--stitch': '16px',
  '--out': 'calc(var(--stitch) + clamp(0.875rem, 2vw, 1.625rem))',
  marginInlineStart: 'calc(-1 * var(--out))',
  clipPath: 'inset(0 0 0 var(--out))',
  [media.desktop]: { '--stitch': '36px' },
});
const greeting = css({
  ...centredRow('inherit'),
  font: `600 clamp(0.75rem, 5.5vw, clamp(1.375rem, 3.4vw, 2.375rem))/1.25 ${font.text}`,
  letterSpacing: '-0.03em',
  '&::before': {
    content: '""',
    width: 'var(--stitch)',
    height: 2,
    // Browsers draw a dashed border as two or three dashes, depending on its position.
    background: `repeating-linear-gradient(90deg, ${color.thread} 0 6px, transparent 6px 10px)`,
  },
  '&:nth-of-type(3n+2)': { color: color.link },
});

export function LanguagesSection({ content }: { content: typeof languages }) {
  return (
    <HeadedSection name="languages" ground="night" heading={{ ...content, layout: 'row' }}>
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
