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
  '--indent': 'max(1.6vw, 50vw - 48.25rem)',
  [narrow]: { '--unit': '0.065vw', '--indent': '0px' },
  [media.tablet]: { '--unit': '0.115vw', '--indent': space.gutter },
  [media.phone]: { '--unit': `calc((100vw - ${space.gutter}) / 800)` },
  [media.print]: { display: 'none' },
});
const drawing = css({
  overflow: 'visible',
  width: inUnits(690),
  marginInlineStart: 'var(--indent)',
  font: `600 20px/1 ${font.text}`,
  forcedColorAdjust: 'none',
  [narrow]: { fontSize: 26.5 },
  [media.phone]: { fontSize: 33 },
});
const systemsStyle = css({
  font: `500 16px/1 ${font.mono}`,
  [narrow]: { display: 'none' },
});
// In windows narrower than 80em the drawing shows no names of systems, so the collar's name moves to the middle of the
// collar.
const onCollar = css({ [narrow]: { transform: 'translateY(15px)' } });
const chalkWords = css({ fontSize: '0.85em', fontWeight: 500, [media.phone]: { fontSize: '1em' } });
/** Outline of each shape on the cloth, and the middle of its first line of text. */
const pieces = {
  letters: {
    piece: 'collar',
    outline:
      'M78 190C84 86 146 48 232 48S380 86 386 190L332 224C322 178 290 152 232 152S142 178 132 224z',
    at: [232, 80],
  },
  bookings: {
    piece: 'sleeve',
    outline: 'M94 310C152 300 172 172 232 172S312 300 370 310L342 540H122z',
    at: [232, 330],
  },
  chat: {
    piece: 'right',
    outline:
      'M408 78L498 46C504 134 532 180 586 188V256a7 7 0 0 0 7 7a10 10 0 0 1 0 20a7 7 0 0 0-7 7V440H384L402 256C440 216 438 136 408 78z',
    at: [494, 300],
  },
  documents: {
    piece: 'pocket',
    outline:
      'M378 458H572V560L540 592H492a7 7 0 0 0-7 7a10 10 0 0 1-20 0a7 7 0 0 0-7-7H410L378 560z',
    at: [475, 506],
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
    <div css={frame}>
      <svg css={drawing} viewBox="-8 -6 690 656" fill="none" aria-hidden="true">
        <path d="M30 24H2000V614H30z" fill={color.night} />
        <path
          d="M30 34H2000M30 604H2000"
          stroke={color.nightLine}
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
        <path d="M6-4h36v646H6z" fill="#c9c0ad" />
        <rect x="-8" y="10" width="62" height="618" rx="9" fill={color.nightRaised} />
        <path d="M8 10V628M30 10V628M54 24V614" stroke={color.nightLine} strokeWidth="1.5" />
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
          d="M232 430v80m-7-73l7-9 7 9m-14 66l7 9 7-9"
          stroke={cloth.sleeve.seam}
          strokeWidth="1.5"
        />
        <g stroke={color.nightText} strokeWidth="2">
          <path d="M78 551H366V597H78zM586 458H772V592H586z" />
          <path d="M622 66L696 34C702 122 724 168 772 176V440H620L626 244C654 204 652 124 622 66z" />
        </g>
        <g css={chalkWords} fill={color.nightText} dominantBaseline="central">
          <Lines texts={[software]} x={96} y={572} />
          <Lines texts={limit} x={604} y={508} />
          <Lines texts={rules} x={642} y={308} />
        </g>
      </svg>
      <TableCaption {...content} />
    </div>
  );
}
