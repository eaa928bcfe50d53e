import { css } from '@emotion/react';
import { color, font, media } from '../../theme/tokens';
import { cloth, ClothPiece } from '../pieces/cloth';

const tab = 'a9 9 0 0 0 9 9a13 13 0 0 1 0 26a9 9 0 0 0-9 9';
const notch = 'a9 9 0 0 1 9-9a13 13 0 0 0 0-26a9 9 0 0 1-9-9';
/** The four shapes of the lorry, from the cab to the rear. A tab of each reaches into the next one, as in a puzzle. */
const pieces = [
  {
    look: cloth.pocket,
    outline: `M70 84H300V130${tab}V276H202.6A54 54 0 0 0 97.4 276H14A14 14 0 0 1 0 262V200Q0 188 5 178L44 100Q52 84 70 84z`,
  },
  {
    look: cloth.right,
    outline: `M300 20A14 14 0 0 1 314 6H600V130${tab}V276H300V174${notch}z`,
  },
  {
    look: cloth.sleeve,
    outline: `M600 6H900V130${tab}V276H888.6A54 54 0 0 0 783.4 276H600V174${notch}z`,
  },
  {
    look: cloth.collar,
    outline: `M900 6H1186A14 14 0 0 1 1200 20V276H1016.6A54 54 0 0 0 911.4 276H900V174${notch}z`,
  },
];
const marks = 'v8m16-8v8m16-8v18m16-18v8m16-8v8m16-8';
const largeRing = 'a7 7 0 0 1 14 0a7 7 0 0 1-14 0z';
const smallRing = 'a5 5 0 0 1 10 0a5 5 0 0 1-10 0z';
const wheels = [150, 836, 964];

const drawing = css({
  overflow: 'visible',
  fontFamily: font.text,
  fontSize: 22,
  fontWeight: 600,
});
const hours = css({ font: `500 22px ${font.mono}`, [media.desktop]: { fontSize: 18 } });
const thread = css({
  stroke: color.thread,
  strokeWidth: 3.4,
  strokeDasharray: '9 6',
});
// A dashed outline at the place where the lorry should already be. Only wide windows have space for it.
const planned = css({ '@media (width < 86rem)': { display: 'none' } });

/** Draws a lorry of four shapes, one for each product, with a red dashed line through all of them. */
export function LateLorry({ label }: { label: string }) {
  return (
    <svg
      css={drawing}
      viewBox="0 0 1200 330"
      fill="none"
      stroke={color.ink}
      strokeWidth="2"
      strokeLinejoin="round"
      role="img"
      aria-label={label}
    >
      <g css={planned}>
        <path
          stroke={color.control}
          strokeDasharray="4 6"
          d="M-10 84Q-28 84-36 100L-75 178Q-80 188-80 200V262A14 14 0 0 0-66 276H-6"
        />
        <path strokeWidth="1.5" d="M-79 306H-1m-71-6-7 6 7 6M-8 300l7 6-7 6" />
        <text css={hours} x="-40" y="297" textAnchor="middle" fill={color.ink} stroke="none">
          late
        </text>
      </g>
      <path d="M204 281H782" strokeWidth="9" />
      {pieces.map(({ look, outline }, index) => (
        <ClothPiece key={outline} id={`lorry-${index}`} outline={outline} look={look} />
      ))}
      <g fill={color.sheet}>
        <path d="M84 106H252a10 10 0 0 1 10 10V176a10 10 0 0 1-10 10H52a6 6 0 0 1-6-9L76 112a10 10 0 0 1 8-6zM0 216h8a11 11 0 0 1 0 22H0z" />
        <path
          stroke="none"
          d="M336 34H566a10 10 0 0 1 10 10V224a10 10 0 0 1-10 10H336a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z"
        />
        <path fill="#a9cdbb" stroke="none" transform="rotate(5 750 130)" d="M670 30H852V218H670z" />
        <path stroke="none" d="M648 26H812l28 28V226H648z" />
        <path fill={color.mossTint} stroke={color.moss} strokeWidth="1.5" d="M812 26v28h28" />
        <path
          stroke="none"
          d="M936 34H1164a10 10 0 0 1 10 10V210a10 10 0 0 1-10 10H936a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z"
        />
      </g>
      <path stroke={color.control} strokeDasharray="5 4" d="M346 124h64v60h-64z" />
      <path fill={color.cobaltTint} stroke="none" d="M426 124h64v60h-64z" />
      <path fill={color.cobalt} stroke="none" d="M506 124h64v60h-64z" />
      <path strokeWidth="1.5" d={`M326 196H576M346 196${marks}${marks}v8m16-8v8m16-8v18m16-18v8`} />
      <path stroke="#a9cdbb" strokeWidth="6" d="M668 98h104M668 153h64M668 194h90" />
      <path stroke={color.moss} strokeWidth="5" d="m796 97 7 7 14-15M796 193l7 7 14-15" />
      <path strokeWidth="1.5" d="M946 86v112h208" />
      <path stroke="#dcb4e6" strokeWidth="4" d="M946 128 1000 122 1052 138 1104 120 1150 128" />
      <g fill={color.ink} stroke="none">
        <path
          fill={color.sheet}
          stroke={color.ink}
          d="M34 2H240a10 10 0 0 1 10 10V52a10 10 0 0 1-10 10H136l-26 30V62H34a10 10 0 0 1-10-10V12A10 10 0 0 1 34 2z"
        />
        <text x="40" y="39">
          “I am running late.”
        </text>
        <text x="346" y="68">
          Unloading
        </text>
        <text x="668" y="68">
          Delivery note
        </text>
        <text x="946" y="68">
          Report
        </text>
        {[14, 15, 16].map((hour, index) => (
          <text key={hour} css={hours} x={383 + index * 80} y="221">
            {hour}
          </text>
        ))}
      </g>
      <g css={thread}>
        <path d="M64 146h16c6 0 6-20 12-20s6 42 12 42 6-56 12-56 6 68 12 68 6-64 12-64 6 54 12 54 6-42 12-42 6 32 12 32 6-14 12-14h74M322 152h56C378 64 538 64 538 152H658v-22h172v44H658v-22M830 152h84c20 0 22 32 46 32L1012 160 1064 170 1112 122 1150 96" />
        <path stroke={color.ink} d="M266 146c20 0 20 6 36 6h20" />
      </g>
      <path
        fill={color.sheet}
        stroke={color.thread}
        strokeWidth="3"
        d={`M57 146${largeRing}M371 152${largeRing}M531 152${largeRing}M1007 160${smallRing}M1059 170${smallRing}M1107 122${smallRing}`}
      />
      <circle cx="1150" cy="96" r="8" fill={color.thread} stroke="none" />
      {wheels.map((x) => (
        <g key={x} transform={`translate(${x} 288)`}>
          <circle r="42" fill={color.sheet} strokeWidth="3" />
          <circle r="30" strokeWidth="1.5" />
          <path stroke={color.thread} strokeWidth="4" d="M-9-9 9 9M9-9-9 9" />
          <path strokeWidth="8" strokeLinecap="round" d="M-9-9h0M9-9h0M-9 9h0M9 9h0" />
        </g>
      ))}
    </svg>
  );
}
