import { css } from '@emotion/react';
import { color, dataColors, font, fontSize } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { chalkGrid } from '../../ui/chalk-grid';

/** How a side is cut: a tab, the socket for one, straight, or by pinking shears, as nothing else here. */
type Cut = 'tab' | 'socket' | 'straight' | 'pinked';
type Cuts = readonly [top: Cut, right: Cut, bottom: Cut, left: Cut];

const width = 160;
const height = 120;
const corner = 12;
const teeth = 8;

/** The outline of a piece whose upper left corner is the origin; each side is drawn as a top side and turned. */
function outline(cuts: Cuts) {
  const sides = cuts.map((cut, side) => {
    const turned = (x: number, y: number) =>
      [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`][side]!;
    const length = (side % 2 ? height : width) - 2 * corner;
    const tooth = length / teeth / 2;
    const out = cut === 'tab' ? -13 : 13;
    const straight = `l${turned(length / 2 - 15, 0)}`;
    const run = {
      straight: `l${turned(length, 0)}`,
      pinked: `l${turned(tooth, -7)}l${turned(tooth, 7)}`.repeat(teeth),
      tab: '',
      socket: '',
    }[cut];
    const knob =
      `${straight}c${turned(7, 0)} ${turned(4.5, out)} ${turned(10.5, out)}l${turned(9, 0)}` +
      `c${turned(6, 0)} ${turned(3.5, -out)} ${turned(10.5, -out)}${straight}`;
    return `${run || knob}a${corner} ${corner} 0 0 1 ${turned(corner, corner)}`;
  });
  return `M${corner} 0${sides.join('')}z`;
}

const words = css({ font: `700 22px ${font.head}`, letterSpacing: '-0.02em' });
const number = css({ '& text': { fontSize: 42, transform: 'translateY(9px)' } });

interface PieceProps {
  label: string;
  cuts: Cuts;
  /** Place in the data colours. */
  tint: 0 | 1 | 2 | 3;
  transform: string;
}

function Piece({ label, cuts, tint, transform }: PieceProps) {
  const { strong, tint: fill } = dataColors[tint];
  // The seam runs straight where the edge is pinked.
  const seam = cuts.map((cut) => (cut === 'pinked' ? 'straight' : cut)) as unknown as Cuts;
  return (
    <g transform={transform} stroke={strong} strokeWidth="1.5">
      <path d={outline(cuts)} fill={fill} />
      <path
        d={outline(seam)}
        transform="translate(10 10) scale(.875 .8333)"
        strokeDasharray="5 4"
        opacity=".6"
        vectorEffect="non-scaling-stroke"
      />
      <text css={words} x="80" y="66" textAnchor="middle" stroke="none" fill={color.ink}>
        {label}
      </text>
    </g>
  );
}

const sheet = css(cardStyle, chalkGrid, {
  overflow: 'hidden',
  borderRadius: 26,
  '& svg': { width: '100%', height: 'auto' },
});
const note = css({
  margin: '-20px 0 22px',
  paddingLeft: '10.4%',
  font: `500 ${fontSize.label}/1.5 ${font.mono}`,
  color: color.inkSoft,
});

const fitting: PieceProps[] = [
  {
    label: 'Solutions',
    tint: 0,
    cuts: ['straight', 'tab', 'tab', 'straight'],
    transform: 'translate(54 148)',
  },
  {
    label: 'Products',
    tint: 2,
    cuts: ['socket', 'tab', 'straight', 'straight'],
    transform: 'translate(54 271)',
  },
  {
    label: 'Contact',
    tint: 3,
    cuts: ['tab', 'straight', 'straight', 'socket'],
    transform: 'translate(217 271)',
  },
];

/** Three pieces that fit, the gap they leave, and one piece that fits nowhere (art direction: 404). */
export function MisfitDrawing() {
  return (
    <div css={sheet} aria-hidden>
      <svg viewBox="0 0 520 448" fill="none">
        <path
          d={outline(['straight', 'straight', 'socket', 'socket'])}
          transform="translate(217 148)"
          stroke={color.control}
          strokeWidth="1.5"
          strokeDasharray="3 5"
        />
        {fitting.map((piece) => (
          <Piece key={piece.label} {...piece} />
        ))}
        <path
          d="M446 150c40 34 34 74 6 78s-28-34 2-34c44 0 44 90-14 112"
          stroke={color.thread}
          strokeWidth="2.5"
          strokeDasharray="8 6"
        />
        <path
          d="M441 305l26 62-31-60z"
          fill={color.ink}
          stroke={color.ink}
          strokeLinejoin="round"
          strokeWidth="2"
        />
        <g css={number} transform="rotate(13 400 90)">
          <Piece
            cuts={['tab', 'pinked', 'pinked', 'pinked']}
            tint={1}
            label="404"
            transform="translate(310 36)"
          />
        </g>
      </svg>
      <p css={note}>pattern 404 / no piece to match</p>
    </div>
  );
}
