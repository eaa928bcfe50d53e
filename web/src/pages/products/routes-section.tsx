import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  PieceJoint,
  jointPlace,
  pieceColors,
  pieceStyle,
  tabColors,
  type PieceTint,
} from '../../brand/pieces/pattern-piece';
import type { RoutesContent } from '../../content/types/product';
import { threadedPoint } from '../../sections/point-list';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, fontSize, headFont, media, softLabel } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { LinkWithArrow } from '../../ui/link';
import { foldedTitle, TitledFold, unboxed } from '../../ui/fold';
import { coverBox, stacked } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';

// From `across` the three steps of a product are in one row. From `beside` the product's name is beside this row, and
// from `pictureBeside` the product's drawing, too.
const across = '@media (min-width: 40em)';
const beside = media.columns;
const pictureBeside = '@media (min-width: 70em)';

const list = css({ display: 'grid', gap: '1.25rem', marginTop: 'clamp(1.625rem, 4vw, 3.5rem)' });
const rowFrom = (width: string) =>
  css({ display: 'grid', [width]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)' } });
const row = rowFrom(pictureBeside);
const foldedRow = css(rowFrom(beside), unboxed(beside), {
  [media.phone]: {
    '& > div': { paddingBlock: '0.875rem' },
    '& > details > summary': { margin: '-3.625rem 0 0.875rem', marginInlineEnd: '1.5rem' },
  },
});
const piece = css(pieceStyle, {
  padding: '1.5rem 1.75rem',
  borderRadius: 18,
  '&::before': { borderRadius: 10 },
  [media.print]: { padding: '0.75rem 1.25rem' },
});
const title = css({ fontSize: 'clamp(1.375rem, 2vw, 1.625rem)', lineHeight: 1.1 });
const price = css({ marginTop: '0.375rem', fontSize: fontSize.small, lineHeight: 1.4 });
// Styles of the box with a product's name and drawing. Box and drawing have the same background colour.
const pictured = css({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
});
const drawing = css({
  flex: 'none',
  width: 'clamp(6.75rem, 30vw, 8.5rem)',
  marginBlock: '-0.5rem',
  marginInline: '0 -0.625rem',
  // Leaves a gap between the drawing and the puzzle tab at the edge of its box.
  [pictureBeside]: { width: 'clamp(5.5rem, 12vw - 2rem, 8.5rem)', marginInlineEnd: 0 },
  '@media (width < 22.5em)': { display: 'none' },
  [media.print]: { width: '5.5rem' },
});
/** A link that makes its whole box clickable. */
export const coverLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { ...coverBox },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 5, textDecorationThickness: 2 },
});
// Styles of the box with the steps, which has no dashed line inside its edge. The puzzle tab of the product's box
// extends into this box.
const sheetFrom = (width: string) =>
  css(cardStyle, jointPlace.top, {
    '--fill': color.sheet,
    '--edge': color.line,
    '--seam': 'none',
    padding: '2.125rem clamp(1.375rem, 3vw, 2.125rem) 1.625rem',
    [across]: { ...stacked, justifyContent: 'center', padding: '1.875rem 2.125rem 1.5rem' },
    [width]: {
      ...jointPlace.left,
      paddingBlock: '1.375rem 1.5rem',
      paddingInline: '2.875rem 2.125rem',
    },
    [media.print]: { paddingBlock: '1rem 0.75rem' },
  });
const sheet = sheetFrom(pictureBeside);
const foldedSheet = sheetFrom(beside);
const complaint = css({
  ...headFont('1.375rem', 1.2, '-0.025em'),
  marginBottom: '1.125rem',
  textWrap: 'balance',
  [media.print]: { marginBottom: '0.5rem' },
});
const cells = css({
  [across]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '1.75rem',
  },
});
const cell = css(threadedPoint(color.sheet), {
  [across]: {
    padding: '1.75rem 0 0',
    '&:not(:last-of-type)::after': {
      top: '0.8125rem',
      insetInlineEnd: '-1.5rem',
      bottom: 'auto',
      insetInlineStart: '1.5rem',
      borderInlineStart: 0,
      borderTop: border.thread,
    },
  },
});
const label = css(softLabel(1.6));
const station = css({ marginTop: 2, fontSize: '1rem', lineHeight: 1.45 });

interface RoutesSectionProps {
  content: RoutesContent;
  /** Drawings of the products, one per row, each with the background colour of the product's box. */
  pictures?: readonly ReactNode[];
}

interface WayProps {
  columns: RoutesContent['columns'];
  item: RoutesContent['rows'][number];
  /**
   * Background colour of the product's box. The puzzle tab of that box has the same colour, and extends into the box
   * with the steps.
   */
  tint: PieceTint;
  isFolded: boolean;
}

const Way = ({ columns, item, tint, isFolded }: WayProps) => (
  <div css={[isFolded ? foldedSheet : sheet, tabColors(tint)]}>
    <PieceJoint />
    {item.complaint && <p css={complaint}>“{item.complaint}”</p>}
    <dl css={cells}>
      {item.cells.map((text, column) => (
        <div key={columns[column]} css={cell}>
          <dt css={label}>{columns[column]}</dt>
          <dd css={station}>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
);

export function RoutesSection({ content, pictures }: RoutesSectionProps) {
  return (
    <HeadedSection name="routes" ground="deep" heading={content}>
      <ul css={list}>
        {content.rows.map((item, index) => {
          const tint = (index % 4) as PieceTint;
          const way = (
            <Way columns={content.columns} item={item} tint={tint} isFolded={!pictures} />
          );
          return (
            <Reveal as="li" key={item.name} index={index} css={pictures ? row : foldedRow}>
              <div css={[piece, pictures && pictured, pieceColors(tint)]}>
                <div>
                  <h3 css={[title, !pictures && foldedTitle]}>
                    {item.to ? (
                      <LinkWithArrow to={item.to} css={coverLink}>
                        {item.name}
                      </LinkWithArrow>
                    ) : (
                      item.name
                    )}
                  </h3>
                  {item.price && <p css={price}>{item.price}</p>}
                </div>
                {pictures && <div css={drawing}>{pictures[index]}</div>}
              </div>
              {pictures ? way : <TitledFold title={item.name}>{way}</TitledFold>}
            </Reveal>
          );
        })}
      </ul>
    </HeadedSection>
  );
}
