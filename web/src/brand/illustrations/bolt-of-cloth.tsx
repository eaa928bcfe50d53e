import { css } from '@emotion/react';
import type { BoltContent } from '../../content/types/service';
import { color, font, media, space } from '../../theme/tokens';
import { inUnits } from '../jacket/stage';
import { cloth, ClothPiece } from '../pieces/cloth';
import { TableCaption } from '../pieces/table-caption';

const narrow = '@media (width < 80em)';
const frame = css({
  // The drawn cloth continues beyond the right edge of the drawing, up to the right edge of the page.
  overflow: 'clip',
  minWidth: 0,
  '--unit': 'min(0.0625vw, 1px)',
  '--indent': '1.6vw',
  [narrow]: { '--unit': '0.065vw', '--indent': '0px' },
  [media.tablet]: { '--unit': '0.115vw', '--indent': space.gutter },
  [media.phone]: { '--unit': `calc((100vw - ${space.gutter}) / 800)` },
});
const drawing = css({
  overflow: 'visible',
  width: inUnits(690),
  marginInlineStart: 'var(--indent)',
  font: `600 20px/1 ${font.text}`,
  forcedColorAdjust: 'none',
  [narrow]: { fontSize: 26.5 },
  [media.phone]: { fontSize: 34 },
});
const systemsStyle = css({
  font: `500 16px/1 ${font.mono}`,
  [narrow]: { display: 'none' },
});
// In windows narrower than 80em the drawing shows no names of systems, so the collar's name moves to the middle of the
// collar.
const onCollar = css({ [narrow]: { transform: 'translateY(11px)' } });
const chalkWords = css({ fontSize: '0.85em', fontWeight: 500, [media.phone]: { fontSize: '1em' } });
/** Outline of each shape on the cloth, and the middle of its first line of text. */
const pieces = {
  letters: {
    piece: 'collar',
    outline:
      'M78 190C84 86 146 44 232 44S380 86 386 190L332 228C322 186 290 164 232 164S142 186 132 228z',
    at: [232, 82],
  },
  bookings: {
    piece: 'sleeve',
    outline: 'M94 322C152 312 172 184 232 184S312 312 370 322L342 552H122z',
    at: [232, 342],
  },
  chat: {
    piece: 'right',
    outline:
      'M402 78L494 46C500 134 530 180 592 188V256a7 7 0 0 0 7 7a10 10 0 0 1 0 20a7 7 0 0 0-7 7V440H374L392 256C432 216 430 136 402 78z',
    at: [490, 300],
  },
  documents: {
    piece: 'pocket',
    outline:
      'M370 458H592V568L560 600H498a7 7 0 0 0-7 7a10 10 0 0 1-20 0a7 7 0 0 0-7-7H402L370 568z',
    at: [481, 510],
  },
} as const;

function Lines({ texts, x, y }: { texts: readonly string[]; x: number; y: number }) {
  return (
    <text y={y}>
      {texts.map((text, index) => (
        <tspan key={text} x={x} dy={index && '1.2em'}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

/**
 * Draws a bolt of cloth that is unrolled to the page's right edge. The coloured shapes on it are the components of an
 * agent, and the dashed outlines are what the customer decides. Screen readers get only the caption.
 */
export function BoltOfCloth({ content }: { content: BoltContent }) {
  const { software, limit, rules } = content.outlines;
  return (
    <div css={frame} className="screen-only">
      <svg css={drawing} viewBox="-8 -12 690 700" fill="none" aria-hidden="true">
        <path d="M30 18H2000V652H30z" fill={color.night} />
        <path
          d="M30 28H2000M30 642H2000"
          stroke={color.nightLine}
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
        <path d="M6-10h36v694H6z" fill="#c9c0ad" />
        <rect x="-8" y="4" width="62" height="662" rx="9" fill={color.nightRaised} />
        <path d="M8 4V666M30 4V666M54 18V652" stroke={color.nightLine} strokeWidth="1.5" />
        {Object.entries(pieces).map(([name, { piece, outline, at }]) => {
          const look = cloth[piece];
          const [x, y] = at;
          const words = content.pieces[name as keyof typeof pieces];
          return (
            <g key={name}>
              <ClothPiece id={`bolt-${piece}`} outline={outline} look={look} />
              <g css={piece === 'collar' && onCollar} fill={look.word} textAnchor="middle">
                <Lines texts={words.name} x={x} y={y} />
                <text x={x} y={y + 26 * words.name.length} css={systemsStyle}>
                  {words.systems}
                </text>
              </g>
            </g>
          );
        })}
        <path
          d="M232 442v80m-7-73l7-9 7 9m-14 66l7 9 7-9"
          stroke={cloth.sleeve.seam}
          strokeWidth="1.5"
        />
        <g stroke={color.nightText} strokeWidth="2">
          <path d="M78 569H350V627H78zM610 458H772V600H610z" />
          <path d="M622 78L696 46C702 134 724 180 772 188V440H620L626 256C654 216 652 136 622 78z" />
        </g>
        <g css={chalkWords} fill={color.nightText} dominantBaseline="central">
          <Lines texts={[software]} x={96} y={598} />
          <Lines texts={limit} x={628} y={512} />
          <Lines texts={rules} x={642} y={308} />
        </g>
      </svg>
      <TableCaption {...content} />
    </div>
  );
}
