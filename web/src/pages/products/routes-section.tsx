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
import { HeadedSection } from '../../sections/section-heading';
import { color, font, fontSize } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { Link } from '../../ui/link';
import { Reveal } from '../../ui/reveal';

/** Room for the three stations side by side, and for the piece beside them. */
const across = '@media (min-width: 640px)';
const beside = '@media (min-width: 1000px)';

const list = css({ display: 'grid', gap: 20, marginTop: 'clamp(26px, 4vw, 56px)' });
const row = css({
  display: 'grid',
  [beside]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)' },
});
const piece = css(pieceStyle, {
  padding: '24px 28px',
  borderRadius: 16,
  '&::before': { borderRadius: 10 },
});
const title = css({ fontSize: 'clamp(22px, 2vw, 26px)', lineHeight: 1.1 });
// The drawing's ground is the piece's own, so that it seems to be drawn on it.
const pictured = css({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
});
const drawing = css({
  flex: 'none',
  width: 'clamp(108px, 30vw, 136px)',
  margin: '-8px -10px -8px 0',
  '@media (max-width: 359.98px)': { display: 'none' },
});
const link = css({
  color: 'inherit',
  textDecoration: 'none',
  // The whole piece is the link's target.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 5, textDecorationThickness: 2 },
});
// It takes up its piece's tab, and has no seam of its own.
const sheet = css(cardStyle, jointPlace.top, {
  '--fill': color.sheet,
  '--edge': color.line,
  '--seam': 'none',
  padding: '34px clamp(22px, 3vw, 34px) 26px',
  [across]: { display: 'flex', alignItems: 'center', padding: '30px 34px 24px' },
  [beside]: { ...jointPlace.left, padding: '22px 34px 24px 46px' },
});
const cells = css({
  [across]: {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 28,
  },
});
// One thread through the three knots: down beside them, or across above them.
const cell = css({
  position: 'relative',
  padding: '0 0 20px 30px',
  '&:last-of-type': { paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 0,
    width: 13,
    height: 13,
    border: `2.5px solid ${color.thread}`,
    borderRadius: '50%',
    background: color.sheet,
  },
  '&:last-of-type::before': { background: color.thread },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 21,
    bottom: 0,
    left: 5.5,
    borderLeft: `2px dashed ${color.thread}`,
  },
  [across]: {
    padding: '28px 0 0',
    '&:not(:last-of-type)::after': {
      top: 9.5,
      right: -24,
      bottom: 'auto',
      left: 18,
      borderLeft: 0,
      borderTop: `2px dashed ${color.thread}`,
    },
  },
});
const label = css({ font: `500 ${fontSize.label}/1.6 ${font.mono}`, color: color.inkSoft });
const text = css({ marginTop: 2, fontSize: 16, lineHeight: 1.45 });

interface RoutesSectionProps {
  content: RoutesContent;
  ground?: 'paper' | 'deep';
  /** One for each row, drawn on a ground of its piece's tint. */
  pictures?: readonly ReactNode[];
}

/** What comes in, what becomes of it and where it goes: each row a piece and its thread. */
export function RoutesSection({ content, ground = 'deep', pictures }: RoutesSectionProps) {
  return (
    <HeadedSection name="routes" ground={ground} heading={content}>
      <ul css={list}>
        {content.rows.map((item, index) => (
          <Reveal as="li" key={item.name} index={index} css={row}>
            <div css={[piece, pictures && pictured, pieceColors((index % 4) as PieceTint)]}>
              <h3 css={title}>
                {item.to ? (
                  <Link to={item.to} css={link}>
                    {item.name} <span aria-hidden="true">→</span>
                  </Link>
                ) : (
                  item.name
                )}
              </h3>
              {pictures && <div css={drawing}>{pictures[index]}</div>}
            </div>
            <div css={[sheet, tabColors((index % 4) as PieceTint)]}>
              <PieceJoint />
              <dl css={cells}>
                {item.cells.map((words, column) => (
                  <div key={content.columns[column]} css={cell}>
                    <dt css={label}>{content.columns[column]}</dt>
                    <dd css={text}>{words}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
