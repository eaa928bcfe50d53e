import { css } from '@emotion/react';
import type { HomeContent } from '../../content/pages/home';
import { FigureList } from '../../sections/figure-list';
import { HeadedSection } from '../../sections/section-heading';
import { color, fluid, fontSize, headFont, media, noteText } from '../../theme/tokens';
import { stacked } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';

const beside = fluid.m;
const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  '& + &': { [media.columns]: { paddingInlineStart: beside } },
  [media.phone]: { flexDirection: 'row-reverse', alignItems: 'center', gap: '1rem' },
});
const value = css(headFont('clamp(2rem, 10.6vw, 9.5rem)', 1, '-0.05em'), {
  [media.phone]: { minWidth: '2.5em' },
});
const meaning = css({
  marginTop: '0.5rem',
  color: color.inkSoft,
  lineHeight: 1.35,
  [media.phone]: { marginTop: 0, fontSize: '0.9375rem' },
  '& small': { display: 'block', ...noteText },
});

/** Path data of a star. The path ends at the top of the next star. */
const star = 'l2.5 5.5 6 .7-4.4 4.1 1.2 5.9-5.3-3-5.3 3 1.2-5.9-4.4-4.1 6-.7zm23 0';

function Stars({ label }: { label: string }) {
  return (
    <svg
      width="110"
      height="18"
      fill={color.thread}
      stroke={color.threadText}
      role="img"
      aria-label={label}
    >
      <path d={`M9 .8${star.repeat(5)}`} />
    </svg>
  );
}

const quotes = css({
  display: 'grid',
  gap: fluid.m,
  marginTop: fluid.l,
  [media.columns]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 0 },
});
const quote = css({
  ...stacked,
  '& + &': { paddingTop: fluid.m, borderTop: `1px solid ${color.line}` },
  [media.phone]: { flexFlow: 'row wrap', alignItems: 'center', columnGap: '0.75rem' },
  [media.columns]: {
    paddingInlineEnd: beside,
    '& + &': { padding: `0 ${beside}`, borderTop: 0, borderInlineStart: `1px solid ${color.line}` },
    '&:last-of-type': { paddingInlineEnd: 0 },
  },
});
const words = css({
  flex: 1,
  marginTop: '1.125rem',
  [media.phone]: { flex: '1 0 100%', order: 1, marginTop: '0.5rem' },
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  letterSpacing: '-0.01em',
});
const role = css({
  marginTop: '1.375rem',
  [media.phone]: { marginTop: 0 },
  ...noteText,
  fontWeight: 600,
});
const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  [media.phone]: { gridTemplateColumns: '1fr', gap: '0.75rem' },
  marginTop: fluid.l,
  paddingTop: fluid.m,
  borderTop: `1px solid ${color.line}`,
});

export function TestimonialsSection({ content }: { content: HomeContent['testimonials'] }) {
  return (
    <HeadedSection name="testimonials" ground="deep" heading={content}>
      <ul css={quotes}>
        {content.quotes.map((item, index) => (
          <Reveal as="li" pace="story" key={item.role} index={index} css={quote}>
            <Stars label={content.rating} />
            <blockquote css={words}>
              <p>“{item.text}”</p>
            </blockquote>
            <p css={role}>{item.role}</p>
          </Reveal>
        ))}
      </ul>
      <FigureList
        items={content.statistics}
        styles={{ row: figure, label: meaning, value }}
        css={figures}
      />
    </HeadedSection>
  );
}
