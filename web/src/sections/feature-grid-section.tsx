import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  PieceJoint,
  jointPlace,
  pieceColors,
  pieceStyle,
  tabColors,
  type PieceTint,
} from '../brand/pieces/pattern-piece';
import { PieceGlyph } from '../brand/pieces/piece-glyph';
import type { FeatureGridContent } from '../content/types/sections';
import { fluid, fontSize, labelFont, media } from '../theme/tokens';
import { foldedTitle, TitledFold, unboxed } from '../ui/fold';
import { sharedRows } from '../ui/layout';
import { Reveal } from '../ui/reveal';
import { underSheet } from '../ui/section';
import { HeadedSection } from './section-heading';
import { SheetSection } from './sheet-section';

/** Windows too narrow for all boxes in one row, but wide enough for long words beside the icon. */
const inCorner = '@media (20em <= width < 70em)';
const onPhones = '@media (20em <= width < 40em)';
/** Returns a length that grows from `least` px in a window 320 px wide to `most` px in one 390 px wide. */
const growing = (least: number, most: number) =>
  `clamp(${least}px, ${least}px + (100vw - 320px) * ${(most - least) / 70}, ${most}px)`;
const inPairs = '@media (min-width: 38.75em)';
const inOneRow = '@media (min-width: 70em)';
// The grid has no gap, because the puzzle tab of each box extends into the next box.
const grid = css({
  display: 'grid',
  marginTop: fluid.l,
  [inPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [inOneRow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.print]: { marginTop: '0.5rem' },
});
const piece = css(pieceStyle, {
  justifyContent: 'stretch',
  padding: '1.875rem 1.75rem 1.75rem',
  [media.phone]: { padding: `1.25rem ${growing(16, 24)} 1.125rem` },
  [inPairs]: { ...sharedRows(3), '&:nth-of-type(even)': { paddingInlineStart: '2.375rem' } },
  [inOneRow]: {
    gridRow: 'span 4',
    paddingBlock: '1.875rem 1.5rem',
    paddingInline: '2.375rem 1.5rem',
    '&:first-of-type': { paddingInlineStart: '1.75rem' },
  },
  // On paper the boxes have no tabs.
  [media.print]: { '&&': { padding: '0.5rem 0.875rem' }, '&::before': { content: 'none' } },
});
/** All boxes share one class, which makes the HTML smaller. Rules with `:nth-of-type` give each box its own colours. */
const pieces = css(
  piece,
  Object.fromEntries(
    ([3, 0, 1, 2] as const).map((previous, tint) => [
      `&:nth-of-type(4n + ${tint + 1})`,
      { ...pieceColors(tint as PieceTint), ...tabColors(previous) },
    ]),
  ),
  // In one column the previous box is above each box. In two columns it is beside every even box, and the third box is
  // below the first.
  jointPlace.top,
  {
    [inPairs]: { '&:nth-of-type(even)': jointPlace.left, '&:nth-of-type(3)': tabColors(0) },
    [inOneRow]: { '&:nth-of-type(3)': { ...tabColors(1), ...jointPlace.left } },
  },
);
const foldedPiece = css(unboxed('@media (min-width: 40em)'), {
  [media.phone]: {
    paddingBlock: '1rem 0.875rem',
    // Separates a title of two lines from the notch above it.
    '& + &': { paddingBlockStart: '1.8125rem' },
  },
});
const glyph = css({
  [inCorner]: {
    position: 'absolute',
    top: '1.5rem',
    insetInlineEnd: growing(16, 20),
    width: growing(36, 53),
  },
  [media.phone]: { top: '1.125rem' },
});
const foldedGlyph = css(glyph, {
  [onPhones]: {
    top: '2.375rem',
    translate: '0 -50%',
    insetInlineEnd: growing(32, 48),
    'li + li > &': { top: '3.1875rem' },
  },
});
const heading = css({
  marginTop: '1.25rem',
  fontSize: fontSize.h4,
  lineHeight: 1.12,
  // A title of one line may be beside a title of two lines.
  alignContent: 'end',
  // The text begins below the icon.
  [media.phone]: { minHeight: '2.25rem', fontSize: '1.25rem' },
  [inCorner]: {
    alignContent: 'center',
    marginTop: 0,
    paddingInlineEnd: growing(48, 68),
    fontSize: '1.25rem',
  },
  [media.print]: { padding: 0, fontSize: '1.125rem' },
});
const foldedHeading = css(heading, foldedTitle, {
  [media.cramped]: { marginTop: '0.5rem' },
  // The sign stays beside the icon if the title has three lines.
  [onPhones]: { '--sign': growing(60, 88), '&::after': { top: '1.375rem' } },
});
const text = css({
  marginTop: '0.75rem',
  fontSize: '1rem',
  lineHeight: 1.55,
  [media.phone]: { marginTop: '0.5rem', fontSize: fontSize.small },
  [media.print]: { marginTop: '0.25rem', fontSize: 'inherit', lineHeight: 1.35 },
});
const note = css({
  marginBlock: `calc(${fluid.xs} - 0.125rem) 0.125rem`,
  font: labelFont(1.5),
});

interface FeatureGridSectionProps {
  content: FeatureGridContent;
  /**
   * A `sheet` is a white box that overlaps the previous section, and on phones its texts are disclosures. A `band` is
   * as wide as the page, and leaves space for a following `sheet`.
   */
  layout: 'sheet' | 'band';
  ground?: 'deep';
  statement?: ReactNode;
}

export function FeatureGridSection({
  content,
  layout,
  ground,
  statement,
}: FeatureGridSectionProps) {
  const isFolded = layout === 'sheet';
  const items = (
    <ul css={grid}>
      {content.items.map((item, index) => {
        const words = (
          <>
            <p css={text}>{item.text}</p>
            {item.note && <p css={note}>{item.note}</p>}
          </>
        );
        return (
          <Reveal as="li" key={item.title} index={index} css={[pieces, isFolded && foldedPiece]}>
            {index > 0 && <PieceJoint />}
            <PieceGlyph
              name={item.icon}
              tint={index}
              isOnPiece
              css={isFolded ? foldedGlyph : glyph}
              className="screen-only"
            />
            <h3 css={isFolded ? foldedHeading : heading}>{item.title}</h3>
            {isFolded ? <TitledFold title={item.title}>{words}</TitledFold> : words}
          </Reveal>
        );
      })}
    </ul>
  );
  return isFolded ? (
    <SheetSection name="features" heading={content} statement={statement}>
      {items}
    </SheetSection>
  ) : (
    <HeadedSection name="features" ground={ground} heading={content} css={underSheet}>
      {items}
    </HeadedSection>
  );
}
