import { css } from '@emotion/react';
import { color, font } from '../../theme/tokens';
import { ClothPiece } from '../pieces/cloth';

const { cobalt, thread: vermilion, moss, plum } = color;
const chalk = color.control;

const drawing = css({
  font: `600 15px/1 ${font.text}`,
  forcedColorAdjust: 'none',
  '@media (width < 56.25em)': { fontSize: 18 },
});

/** Program windows in the upper compartment: x, y, angle and colour. */
const programs = [
  [58, 192, 0, cobalt],
  [166, 194, 0, plum],
  [270, 190, 4, moss],
  [320, 192, -3, color.night],
  [72, 116, -5, vermilion],
  [186, 112, 3, cobalt],
  [298, 110, -4, plum],
  [110, 44, 7, moss],
  [222, 42, -6, color.night],
  [315, 46, 5, vermilion],
] as const;
/** Sewing patterns in the lower compartment: outline, colour of the cloth and colour of its seam. */
const patterns = [
  ['M64 622Q108 574 152 622L142 764H74z', color.paperDeep, chalk],
  ['M162 608L200 584L242 620V740H158L168 664Q180 640 162 608z', color.cobaltTint, cobalt],
  ['M246 590H328V722L287 754L246 722z', color.mossTint, moss],
  ['M340 600Q376 574 408 600L420 722L388 732L376 632L364 768L326 764z', color.paperDeep, chalk],
] as const;

interface CupboardProps {
  /** The word on three of the program windows. */
  program: string;
  /** The lines of text on two of the sewing patterns. */
  tasks: readonly (readonly [string, string])[];
}

function WholeCupboard({ program, tasks }: CupboardProps) {
  return (
    <g id="cupboard">
      <path d="M40 22L0 44V804L40 788zM440 22l40 22V804l-40-16z" fill={color.nightRaised} />
      <path d="M30 406h0M450 406h0" stroke={color.thread} strokeWidth="12" strokeLinecap="round" />
      <path d="M24 0H456V22H440V812H424V794H56V812H40V22H24z" fill={color.night} />
      <path d="M52 34H428V274H52zM52 286H428V526H52zM52 538H428V782H52z" fill={color.sheet} />
      {programs.map(([x, y, angle, fill]) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) rotate(${angle} 52 78)`}
          stroke={color.sheet}
          strokeWidth="2"
          fill={fill}
        >
          <rect width="104" height="78" rx="8" />
          <path d="M1 20H103" />
          <path d="M13 11h0m10 0h0m10 0h0" strokeWidth="5" strokeLinecap="round" />
        </g>
      ))}
      <g textAnchor="middle" fill="#fff">
        <text x="110" y="244">
          {program}
        </text>
        <text x="236" y="166" transform="rotate(3 238 190)">
          {program}
        </text>
        <text x="273" y="94" transform="rotate(-6 274 120)">
          {program}
        </text>
      </g>
      <path d="M96 330L226 324L234 524H100z" fill={color.paper} stroke={chalk} strokeWidth="1.5" />
      <path
        d="M120 366H206M120 404H196M122 442H208M122 480H180"
        stroke={chalk}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <ellipse cx="163" cy="366" rx="60" ry="20" stroke={color.thread} strokeWidth="3.5" />
      <path d="M296 474h56v10h-9v30h9v12h-56v-12h9v-30h-9z" fill="#c9c0ad" />
      <path d="M304 482h40v34h-40z" fill={color.thread} />
      <path
        d="M344 490C390 490 396 440 372 420S340 398 352 364"
        stroke={color.thread}
        strokeWidth="2.5"
      />
      <path d="M349 372L361 302q6-4 7 2L355 373z" fill="#14171f" />
      <path d="M52 566H428" stroke="#14171f" strokeWidth="6" />
      <path
        d="M108 594V580a9 9 0 1 1 9-9M200 594V580a9 9 0 1 1 9-9M287 594V580a9 9 0 1 1 9-9M375 594V580a9 9 0 1 1 9-9"
        stroke={chalk}
        strokeWidth="3"
      />
      {patterns.map(([outline, fill, seam], index) => (
        <ClothPiece key={outline} id={`pattern-${index}`} outline={outline} look={{ fill, seam }} />
      ))}
      <g textAnchor="middle" fill="#14171f">
        {tasks.map(([first, second], index) => (
          <text key={first} x={index ? 287 : 203} y={index ? 660 : 694}>
            {first}
            <tspan x={index ? 287 : 203} dy="1.2em">
              {second}
            </tspan>
          </text>
        ))}
      </g>
    </g>
  );
}

export const Cupboard = (props: CupboardProps) => (
  <svg css={drawing} viewBox="0 0 480 812" fill="none" aria-hidden="true">
    <WholeCupboard {...props} />
  </svg>
);

interface CupboardShelfProps {
  /** 1 for the middle compartment, 2 for the lower one. */
  index: number;
  className?: string;
}

/** Draws one compartment of the {@link Cupboard} on the same page, without the doors. */
export const CupboardShelf = ({ index, ...props }: CupboardShelfProps) => (
  <svg css={drawing} viewBox={`40 ${22 + 252 * index} 400 264`} fill="none" aria-hidden {...props}>
    <use href="#cupboard" />
  </svg>
);
