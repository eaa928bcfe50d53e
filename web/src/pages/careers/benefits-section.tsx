import { css } from '@emotion/react';
import {
  jointPlace,
  pieceColors,
  PieceJoint,
  pieceStyle,
  tabColors,
} from '../../brand/pieces/pattern-piece';
import type { CareersContent } from '../../content/pages/careers';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, fontSize, headFont, media } from '../../theme/tokens';
import { equalColumns } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';

const grid = css({
  ...equalColumns(4, 2),
  gap: '1.25rem',
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
  [media.phone]: { rowGap: '0.5rem', fontSize: fontSize.small },
  [media.print]: { gap: '0.5rem 1.25rem', marginTop: '0.75rem' },
});
const figure = css({
  gridColumn: 'span 2',
  justifyContent: 'flex-start',
  padding: 'clamp(1.125rem, 3.6vw, 2.75rem)',
  [media.tablet]: { gridColumn: 'auto' },
});
// Two boxes in the shape of puzzle pieces. The tab of the first is inside the second, and negative margins close the
// gap between them.
const figures = [
  css(pieceColors(0), { marginInlineEnd: '-0.625rem' }),
  css(pieceColors(2), tabColors(0), jointPlace.left, {
    marginInlineStart: '-0.625rem',
    [media.phone]: { paddingInlineStart: '1.875rem' },
  }),
];
const value = css(headFont(`min(10.5vw, ${fontSize.giant})`, 0.95, '-0.05em'));
const figureHead = css({ display: 'grid', gap: '0.5rem' });
const figureTitle = css({
  fontSize: 'clamp(1.125rem, 5vw, 1.5rem)',
  lineHeight: 1.15,
  // Both names have two lines, so that the texts below them are side by side.
  [media.phone]: { width: 'min-content' },
});
const figureText = css({ marginTop: '0.75rem', textWrap: 'balance', color: color.ink });
const item = css({
  paddingTop: '1.375rem',
  borderTop: border.hairline,
  marginTop: '1rem',
  [media.print]: { paddingTop: '0.625rem' },
});
const title = css({ fontSize: 'clamp(1.125rem, 5vw, 1.375rem)', lineHeight: 1.15 });
const text = css({
  marginTop: '0.625rem',
  fontSize: 'min(1em, 1rem)',
  color: color.inkSoft,
});

export function BenefitsSection({ content }: { content: CareersContent['benefits'] }) {
  return (
    <HeadedSection name="benefits" ground="deep" heading={content}>
      <ul css={grid}>
        {content.figures.map((benefit, index) => (
          <Reveal
            as="li"
            key={benefit.label}
            index={index}
            css={[pieceStyle, figure, figures[index]]}
          >
            {index > 0 && <PieceJoint />}
            <h3 css={figureHead}>
              <span css={value}>{benefit.value}</span>{' '}
              <span css={figureTitle}>{benefit.label}</span>
            </h3>
            <p css={figureText}>{benefit.text}</p>
          </Reveal>
        ))}
        {content.items.map((benefit, index) => (
          <Reveal as="li" key={benefit.title} index={index} css={item}>
            <h3 css={title}>{benefit.title}</h3>
            <p css={text}>{benefit.text}</p>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
