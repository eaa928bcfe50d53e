import { dataColors } from '../../theme/tokens';
import { pieceOutline, tabDepth } from './piece-geometry';

/** Path data on a grid of 24 px. */
const signs = {
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l2 1H4zM10 21h4',
  book: 'M12 7c-2-2-5-3-8-2v14c3-1 6 0 8 2 2-2 5-3 8-2V5c-3-1-6 0-8 2v14',
  box: 'm3 8 9-5 9 5v9l-9 5-9-5zl9 5 9-5m-9 5v9',
  bulb: 'M8 15.5a6.5 6.5 0 1 1 8 0V18H8zM10 21.5h4',
  calendar: 'M4 6h16v14H4zm0 5h16M8 3v5m8-5v5',
  chart: 'M4 4v16h16M8 15l4-4 3 2 5-6',
  chat: 'M4 5h16v11h-9l-4 4v-4H4zm4 4h8m-8 3.5h5',
  check: 'm4 12.5 5.5 5.5L20 7',
  clock: 'M12 3a9 9 0 1 0 .1 0ZM12 7v5l4 2',
  document: 'M6 3h8l4 4v14H6zm3 9h6m-6 4h6',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .1 0Z',
  globe: 'M12 3a9 9 0 1 0 .1 0ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  key: 'M7.5 8a4 4 0 1 0 .1 0ZM11.5 12H21v4m-4-4v3',
  lens: 'M10 4a6 6 0 1 0 .1 0ZM14.5 14.5 21 21',
  letter: 'M3 6h18v12H3zl9 7 9-7',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1',
  lock: 'M5 11h14v10H5zm3 0V7a4 4 0 0 1 8 0v4',
  needle: 'M3 21 16 8a3.540 1.700-45 1 1 5-5 3.540 1.700-45 1 1-5 5',
  pen: 'm4 20 1-5L16 4l4 4L9 19z',
  person: 'M12 4a4 4 0 1 0 .1 0ZM4 21c1-9 15-9 16 0',
  phone:
    'M5 3h4l2 5-2.5 2a13 13 0 0 0 5.5 5.500l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z',
  plug: 'M9 3v5m6-5v5M6 8h12v4a6 6 0 0 1-12 0zM12 18v4',
  scissors: 'M6 14a3 3 0 1 0 .1 0ZM18 14a3 3 0 1 0 .1 0ZM8 15 16 3M16 15 8 3',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v4.500M12 16h.1',
  swap: 'M4 8h15l-4-4M20 16H5l4 4',
} as const;

type GlyphName = keyof typeof signs;

const size = [88, 72] as const;

interface PieceGlyphProps {
  name: GlyphName;
  tint: number;
  /** Gives the icon a light background, because the shape behind the icon has the same colour. */
  isOnPiece?: boolean;
  className?: string;
}

export function PieceGlyph({ name, tint, isOnPiece = false, className }: PieceGlyphProps) {
  const { strong, tint: fill } = dataColors[tint % dataColors.length]!;
  return (
    <svg
      className={className}
      data-glyph=""
      width="53"
      height="36"
      viewBox={`-2 -2 ${size[0] + tabDepth + 4} ${size[1] + 4}`}
      fill="none"
      stroke={strong}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill={isOnPiece ? '#fffdf9' : fill} d={pieceOutline(size, '-t--')} />
      <path strokeWidth="2.2" d={signs[name]} transform="translate(22.4 14.4) scale(1.8)" />
    </svg>
  );
}
