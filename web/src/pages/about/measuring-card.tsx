import { css } from '@emotion/react';
import type { AboutContent } from '../../content/pages/about';
import { FigureList } from '../../sections/figure-list';
import { border, color, headFont, media, radius, softLabel } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';

const card = css(cardStyle, {
  overflow: 'hidden',
  padding: '1.875rem clamp(1.25rem, 5vw - 1.75rem, 2.25rem) 1.5rem',
  paddingInlineStart: 'calc(clamp(1.25rem, 5vw - 1.75rem, 2.25rem) + 46px)',
  borderRadius: radius.sheet,
});
const ticks = (length: number, every: number, width: number) =>
  `repeating-linear-gradient(${color.ink} 0 ${width}px, transparent ${width}px ${every}px) 0 28px / ${length}px calc(100% - 55px) no-repeat`;
const tape = css({
  position: 'absolute',
  insetBlock: '0',
  insetInline: '0 auto',
  width: 44,
  borderInlineEnd: `1.5px solid ${color.ink}`,
  background: `${ticks(12, 14, 1)}, ${ticks(24, 70, 2)}, ${color.threadTint}`,
  printColorAdjust: 'exact',
});
const title = css(softLabel(1.4));
const row = css({
  display: 'flex',
  flexDirection: 'row-reverse',
  [media.cramped]: { flexDirection: 'column-reverse' },
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.5rem',
  padding: '1rem 0 0.75rem',
  borderBottom: border.hairline,
  '&:last-of-type': { borderBottom: 0 },
});
const value = css(headFont('clamp(2.375rem, 4.6vw, 3.875rem)', 1, '-0.04em'));
const meaning = css({
  lineHeight: 1.3,
  color: color.inkSoft,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export function MeasuringCard({ content }: { content: AboutContent['statistics'] }) {
  return (
    <section css={card} aria-labelledby="figures-title">
      <div css={tape} aria-hidden="true" />
      <h2 id="figures-title" css={title}>
        {content.title}
      </h2>
      <FigureList items={content.items} styles={{ row, label: meaning, value }} />
    </section>
  );
}
