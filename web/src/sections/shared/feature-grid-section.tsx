import { css } from '@emotion/react';
import type { FeatureGridContent } from '../../content/band-content';
import { font, fontSize } from '../../theme/tokens';
import {
  PieceTab,
  pieceColors,
  pieceStyle,
  tabPlace,
  type PieceTint,
} from '../../ui/pattern-piece';
import { Reveal } from '../../ui/reveal';
import { Section } from '../../ui/section';
import { SectionHeading } from './section-heading';

const inPairs = '@media (min-width: 620px)';
const inOneRow = '@media (min-width: 1120px)';
// As wide as a tab is deep: each piece takes hold of the next one.
const grid = css({
  display: 'grid',
  gap: 14,
  marginTop: 'clamp(36px, 4vw, 56px)',
  [inPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [inOneRow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const piece = css(pieceStyle, {
  justifyContent: 'flex-start',
  padding: '30px 28px 28px',
  borderRadius: 16,
  '&::before': { borderRadius: 10 },
});
const tabs = [
  { [inPairs]: tabPlace.right },
  { [inOneRow]: tabPlace.right },
  { [inPairs]: tabPlace.right },
].map((rules) => css({ ...tabPlace.bottom, ...rules }));
const heading = css({ fontSize: fontSize.h4, lineHeight: 1.12 });
// Ink also on a night ground: the pieces stay light.
const text = css({ flex: 1, marginTop: 14, fontSize: 16, lineHeight: 1.55, color: '#14171f' });
const note = css({ marginTop: 22, font: `500 ${fontSize.label}/1.5 ${font.mono}` });

interface FeatureGridSectionProps {
  content: FeatureGridContent;
  ground?: 'paper' | 'deep' | 'night';
}

/** Four features as pattern pieces that fit into each other. */
export function FeatureGridSection({ content, ground }: FeatureGridSectionProps) {
  const { items, ...introduction } = content;
  return (
    <Section ground={ground} aria-labelledby="features-title">
      <SectionHeading id="features-title" {...introduction} />
      <ul css={grid}>
        {items.map((item, index) => (
          <Reveal
            as="li"
            key={item.title}
            index={index}
            css={[piece, pieceColors((index % 4) as PieceTint), tabs[index]]}
          >
            {tabs[index] && index < items.length - 1 && <PieceTab />}
            <h3 css={heading}>{item.title}</h3>
            <p css={text}>{item.text}</p>
            {item.note && <p css={note}>{item.note}</p>}
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
