import { Logo } from '../../src/brand/pieces/logo';
import { site } from '../../src/content/site';
import { color, dataColors, font } from '../../src/theme/tokens';

export const pictureStyles = `
body { width: 1200px; height: 630px; overflow: hidden; background: ${color.paper}; color: ${color.ink} }
.words { position: absolute; inset: 64px auto 58px 68px; width: 500px; display: flex; flex-direction: column }
.brand { display: flex; align-items: center; gap: 16px; font: 700 34px/1 ${font.head}; letter-spacing: -0.03em }
.kicker { margin: auto 0 18px; font: 500 21px/1.4 ${font.mono}; color: ${color.inkSoft} }
.kicker::before { content: ''; display: inline-block; width: 46px; margin: 0 14px 6px 0; border-top: 3px dashed ${color.thread} }
h1 { margin: 0 0 auto; font: 700 72px/1.02 ${font.head}; letter-spacing: -0.035em; text-wrap: balance }
.sheet { position: absolute; inset: 45px 45px 45px auto; width: 540px }
`;

const night = { tint: color.night, strong: color.night, seam: '#8a91a6', word: color.nightText };

interface PieceProps {
  /** Left, top, width and height in the drawing's units. */
  box: readonly [number, number, number, number];
  tint: 0 | 1 | 2 | 3 | 'night';
  label: string;
  size: number;
}

function Piece({ box: [x, y, width, height], tint, label, size }: PieceProps) {
  const colors =
    tint === 'night'
      ? night
      : { ...dataColors[tint], seam: dataColors[tint].strong, word: color.ink };
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx="18"
        fill={colors.tint}
        stroke={colors.strong}
        strokeWidth="3"
      />
      <rect
        {...{ x: 11, y: 11, width: width - 22, height: height - 22, rx: 10, fill: 'none' }}
        stroke={colors.seam}
        strokeWidth="2"
        strokeDasharray="8 6"
      />
      <text
        x={width / 2}
        y={height / 2 + size * 0.35}
        textAnchor="middle"
        fontFamily={font.text}
        fontWeight="600"
        fontSize={size}
        fill={colors.word}
      >
        {label}
      </text>
    </g>
  );
}

const [side, gap] = [540, 36];

function Sheet() {
  const lines = Array.from({ length: side / gap - 1 }, (_, index) => (index + 1) * gap);
  return (
    <svg className="sheet" viewBox={`0 0 ${side} ${side}`}>
      <clipPath id="sheet">
        <rect width={side} height={side} rx="26" />
      </clipPath>
      <g clipPath="url(#sheet)">
        <rect width={side} height={side} fill={color.sheet} />
        <path
          d={lines.map((at) => `M${at}.5 0v${side}M0 ${at}.5h${side}`).join('')}
          stroke={color.line}
          opacity="0.5"
        />
        <g transform="translate(20 20)">
          <path
            d="M130 140C130 200 180 200 200 225M370 150C370 200 320 190 305 225M135 375C135 330 180 330 200 290M375 360C375 330 320 330 305 290"
            fill="none"
            stroke={color.thread}
            strokeWidth="5"
            strokeDasharray="16 11"
            strokeLinecap="round"
          />
          <Piece box={[24, 60, 226, 84]} tint={0} label="Chat FAQ agent" size={24} />
          <Piece box={[290, 70, 186, 84]} tint={1} label="Documents" size={24} />
          <Piece box={[96, 212, 308, 90]} tint="night" label="Front-desk agent" size={29} />
          <Piece box={[30, 368, 204, 84]} tint={2} label="Shift planner" size={24} />
          <Piece box={[278, 358, 196, 84]} tint={3} label="HR screener" size={24} />
        </g>
      </g>
      <rect
        x="1"
        y="1"
        width={side - 2}
        height={side - 2}
        rx="26"
        fill="none"
        stroke={color.line}
        strokeWidth="2"
      />
    </svg>
  );
}

export function SharePicture() {
  return (
    <>
      <div className="words">
        <div className="brand">
          <Logo size={46} />
          {site.name}
        </div>
        <p className="kicker">Custom AI agents for Europe</p>
        <h1>{site.tagline}</h1>
      </div>
      <Sheet />
    </>
  );
}
