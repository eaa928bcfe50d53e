import { css } from '@emotion/react';
import {
  PieceJoint,
  jointPlace,
  pieceColors,
  pieceStyle,
  tabColors,
} from '../brand/pieces/pattern-piece';
import type { FeatureGridContent } from '../content/types/sections';
import { fluid, fontSize, labelFont, media } from '../theme/tokens';
import { unboxed } from '../ui/fold';
import { Reveal } from '../ui/reveal';
import { underSheet } from '../ui/sheet';
import { GlyphText } from './glyph-text';
import { HeadedSection } from './section-heading';
import { SheetSection } from './sheet-section';

/**
 * Matches windows in which the icon is in a corner of its piece. They are too narrow for one row of pieces, but leave
 * space for long words.
 */
const inCorner = '@media (min-width: 22.5em) and (width < 70em)';
const onPhones = '@media (min-width: 22.5em) and (width < 40em)';
const inPairs = '@media (min-width: 38.75em)';
const inOneRow = '@media (min-width: 70em)';
// The grid has no gap, because the tab of each piece extends into the next one.
const grid = css({
  display: 'grid',
  marginTop: fluid.l,
  [inPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [inOneRow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const piece = css(pieceStyle, {
  justifyContent: 'flex-start',
  padding: '1.875rem 1.75rem 1.75rem',
  [media.phone]: { padding: '1.5rem 1.5rem 1.375rem' },
  [inCorner]: {
    '& > svg + h3, & > svg + svg + h3': { marginTop: 0, paddingInlineEnd: 68 },
    '& > [data-glyph]': { position: 'absolute', top: '1.5rem', insetInlineEnd: '1.25rem' },
  },
  [inPairs]: { '&:nth-of-type(even)': { paddingInlineStart: '2.375rem' } },
  // Subgrid rows align the texts of all pieces, even if their titles have different lengths.
  [inOneRow]: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 4',
    paddingBlock: '1.875rem 1.75rem',
    paddingInline: '2.375rem 1.875rem',
    '&:first-of-type': { paddingInlineStart: '1.75rem' },
  },
});
/**
 * Styles for pieces on a dark background. The pieces stay light there, so they need the token `moss` for light
 * backgrounds.
 */
const light = css({ '--moss': '#1a6b4a' });
/**
 * All pieces share one class, because that makes the HTML smaller. Rules by index give each piece its own colours.
 */
const pieces = css(
  piece,
  Object.fromEntries(
    ([0, 1, 2, 3] as const).map((tint) => [`&:nth-of-type(4n + ${tint + 1})`, pieceColors(tint)]),
  ),
  // A piece is joined to the previous piece, which is above it or on its left. In two columns the third piece is joined
  // to the first piece, which is above the third.
  jointPlace.top,
  {
    '&:nth-of-type(2)': tabColors(0),
    '&:nth-of-type(3)': tabColors(1),
    '&:nth-of-type(4)': tabColors(2),
    [inPairs]: { '&:nth-of-type(even)': jointPlace.left, '&:nth-of-type(3)': tabColors(0) },
    [inOneRow]: { '&:nth-of-type(3)': { ...tabColors(1), ...jointPlace.left } },
  },
);
const foldedPiece = css(unboxed('@media (min-width: 40em)'), {
  [media.phone]: {
    paddingBlock: '1rem 0.75rem',
    // The padding separates a title of two lines from the notch above it.
    '& + &': { paddingBlockStart: '1.375rem' },
    '& > h3': { marginTop: 0, fontSize: '1.25rem' },
  },
  // In these windows the icon is above the title, beside the notch.
  '@media (width < 22.5em)': {
    '& + &': { paddingBlockStart: '1rem' },
    '&& > h3': { marginTop: '0.5rem' },
  },
  [onPhones]: {
    '&& > h3': { paddingInlineEnd: '5.5rem' },
    '&& > [data-glyph]': { top: '1.375rem', insetInlineEnd: '3rem' },
    '& + & > [data-glyph]': { top: '1.75rem' },
  },
});
const heading = css({
  marginTop: '1.25rem',
  fontSize: fontSize.h4,
  lineHeight: 1.12,
  // With `end` even a short title is directly above its text.
  [inOneRow]: { alignSelf: 'end' },
});
// The text is dark even in a dark section, because the pieces stay light.
const text = css({
  flex: 1,
  marginTop: '0.75rem',
  fontSize: '1rem',
  lineHeight: 1.55,
  color: '#14171f',
});
const note = css({
  [inOneRow]: { alignSelf: 'end' },
  marginTop: fluid.xs,
  font: labelFont(1.5),
});

interface FeatureGridSectionProps {
  content: FeatureGridContent;
  ground?: 'paper' | 'deep' | 'night';
  isOverlapping?: boolean;
  /** Whether the next section's sheet overlaps this section. */
  isOverlapped?: boolean;
  isFolded?: boolean;
  statement?: string;
}

export function FeatureGridSection({
  content,
  ground,
  isOverlapping = false,
  isOverlapped = false,
  isFolded = false,
  statement,
}: FeatureGridSectionProps) {
  const items = (
    <ul css={grid}>
      {content.items.map((item, index) => (
        <Reveal
          as="li"
          key={item.title}
          index={index}
          css={[pieces, ground === 'night' && light, isFolded && foldedPiece]}
        >
          {index > 0 && <PieceJoint />}
          <GlyphText
            item={item}
            index={index}
            isOnPiece
            isFolded={isFolded}
            styles={{ title: heading, text }}
          >
            {item.note && <p css={note}>{item.note}</p>}
          </GlyphText>
        </Reveal>
      ))}
    </ul>
  );
  return isOverlapping ? (
    <SheetSection name="features" heading={content} statement={statement}>
      {items}
    </SheetSection>
  ) : (
    <HeadedSection
      name="features"
      ground={ground}
      heading={content}
      css={isOverlapped && underSheet}
    >
      {items}
    </HeadedSection>
  );
}
