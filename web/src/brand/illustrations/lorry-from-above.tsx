import { css } from '@emotion/react';
import { color, font, space } from '../../theme/tokens';
import { cloth, ClothPiece } from '../pieces/cloth';

const { pocket, right, sleeve, collar } = cloth;
const joint = 'V120H59A6 6 0 0 0 53 126A9 9 0 0 1 35 126A6 6 0 0 0 29 120H12';
/** The four shapes of the lorry, from the rear to the cab: each one covers the previous one with its tab. */
const pieces = [
  { look: collar, y: 384, outline: 'M12-8H76V114Q76 120 70 120H18Q12 120 12 114z' },
  { look: sleeve, y: 256, outline: `M12-8H76${joint}z` },
  { look: right, y: 128, outline: `M12-8H76${joint}z` },
  { look: pocket, y: 0, outline: `M28 6H60Q76 6 76 26${joint}V26Q12 6 28 6z` },
];

const narrow = css({
  display: 'none',
  position: 'absolute',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  '@media screen and (width < 47.5em)': { display: 'block' },
});
const drawing = css(narrow, {
  insetBlock: '3.75rem 1.5rem',
  insetInlineStart: `calc(${space.gutter} - 0.375rem)`,
  width: '5.5rem',
  height: 'calc(100% - 5.25rem)',
});
const speech = css(narrow, {
  top: '0.5rem',
  insetInlineStart: `calc(${space.gutter} + 5.25rem)`,
  font: `600 1rem/1 ${font.text}`,
});

/** Draws the late lorry for narrow windows, on a road along the list of products. Each shape is beside its product. */
export function LorryFromAbove({ label }: { label: string }) {
  return (
    <>
      <svg
        css={drawing}
        viewBox="0 0 88 512"
        preserveAspectRatio="none"
        fill="none"
        strokeLinejoin="round"
        role="img"
        aria-label={label}
      >
        <path d="M-60-60H92V600H-60z" fill={color.night} />
        <path
          d="M2-56V600M86-56V600"
          stroke={color.nightSoft}
          strokeWidth="2"
          strokeDasharray="22 18"
        />
        <path
          d="M4 66h8v30H4zM76 66h8v30h-8zM4 338h8v30H4zM76 338h8v30h-8zM4 402h8v30H4zM76 402h8v30h-8z"
          fill="#c9c0ad"
        />
        {pieces.map(({ look, y, outline }) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <ClothPiece id={`above-${y}`} outline={outline} look={look} />
          </g>
        ))}
        <g fill={color.sheet}>
          <path d="M24 32Q44 22 64 32L60 52H28zM20 11h10v5H20zM58 11h10v5H58z" />
          <path d="M22 64H66V96H22zM22 154H66V228H22zM22 282H58L66 290V354H22zM22 410H66V484H22z" />
        </g>
        <path d="M28 204h10v14H28z" stroke={color.control} strokeDasharray="3 2" />
        <path d="M41 204h10v14H41z" fill={color.cobaltTint} />
        <path d="M53 204h10v14H53z" fill={color.cobalt} />
        <path d="M28 296h18M28 342h22" stroke="#a9cdbb" strokeWidth="4" />
        <path d="M28 472h32" stroke={color.ink} strokeWidth="1.5" />
        <path
          d="M26 80h4l3-9 4 18 4-20 4 20 4-15 3 6h10M33 86V202C33 168 58 168 58 202V310M28 310H60V328H28zM30 328V450l10-8 8 6 12-26"
          stroke={color.thread}
          strokeWidth="2.5"
        />
        <circle cx="60" cy="422" r="4" fill={color.thread} />
      </svg>
      <svg css={speech} width="180" height="56" aria-hidden="true">
        <path
          d="M14 1H171Q179 1 179 9V28Q179 36 171 36H18L-16 58 6 30V9Q6 1 14 1z"
          fill={color.sheet}
          stroke={color.ink}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <text x="93" y="24" fill={color.ink} textAnchor="middle">
          “I am running late.”
        </text>
      </svg>
    </>
  );
}
