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
import { bandPadding, underSheet } from '../ui/section';
import { HeadedSection } from './section-heading';
import { SheetSection } from './sheet-section';

const inPairs = '@media (min-width: 40em)';
const onlyInPairs = '@media screen and (40em <= width < 70em)';
const inOneRow = '@media (min-width: 70em)';
// The grid has no gap, because the puzzle tab of each box extends into the next box.
const grid = css({
  display: 'grid',
  marginTop: bandPadding(fluid.l),
  [inPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [inOneRow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
/** All boxes share one class, which makes the HTML smaller. Rules with `:nth-of-type` give each box its own colours. */
const pieces = css(
  pieceStyle,
  jointPlace.top,
  Object.fromEntries(
    ([3, 0, 1, 2] as const).map((previous, tint) => [
      `&:nth-of-type(4n + ${tint + 1})`,
      { ...pieceColors(tint as PieceTint), ...tabColors(previous) },
    ]),
  ),
  {
    justifyContent: 'start',
    padding: '1.875rem 1.75rem',
    fontSize: 'clamp(0.9375rem, 0.4vw + 0.85rem, 1rem)',
    lineHeight: 1.5,
    [media.phone]: {
      padding: '1.1875rem min(1.5rem, 5vw)',
      // Separates the title from the tab above it.
      '& + &': { paddingBlockStart: '1.8125rem' },
    },
    // In one column the previous box is above each box, in one row beside it. In two columns the third box is below the
    // first. The tab of the previous box needs space beside the text.
    [inPairs]: {
      ...jointPlace.left,
      ...sharedRows(3),
      alignContent: 'start',
    },
    [onlyInPairs]: {
      '&:nth-of-type(even)': { paddingInlineStart: '2.375rem' },
      '&:nth-of-type(3)': { ...tabColors(0), ...jointPlace.top },
    },
    [inOneRow]: { '& + &': { paddingInline: '2.375rem 1.5rem' } },
    [media.print]: {
      padding: '0.375rem 0.875rem',
      fontSize: 'inherit',
      lineHeight: 1.35,
      '&::before': { content: 'none' },
    },
  },
);
const foldedPiece = css(unboxed(inPairs));
// A long word that does not fit beside the icon moves the whole title below it.
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
  fontSize: 'clamp(1.125rem, 5.6vw, 1.25rem)',
  [inPairs]: { flexDirection: 'row-reverse', alignItems: 'start' },
  [inOneRow]: {
    display: 'grid',
    alignContent: 'start',
    rowGap: '1.25rem',
    fontSize: fontSize.h4,
  },
});
// The margins let the text below a short title begin before the icon ends.
const glyph = css({ width: 'min(3.3125rem, 12vw)', marginBlock: '-0.375rem -0.5rem' });
const heading = css({ flex: '1 1 7rem', fontSize: 'inherit', lineHeight: 1.12 });
const foldedHeading = css(heading, foldedTitle, { '--sign': '1.25rem' });
const text = css({ marginTop: bandPadding('0.75rem') });
const note = css({
  marginTop: fluid.xs,
  font: labelFont(1.5),
  textWrap: 'balance',
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
            <div css={head}>
              <PieceGlyph
                name={item.icon}
                tint={index}
                isOnPiece
                css={glyph}
                className="screen-only"
              />
              <h3 css={isFolded ? foldedHeading : heading}>{item.title}</h3>
            </div>
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
