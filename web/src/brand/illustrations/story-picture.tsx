import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { StoriesContent } from '../../content/types/sections';
import { color, font } from '../../theme/tokens';
import { ClothPiece, cloth } from '../pieces/cloth';

type StoryPictureName = NonNullable<StoriesContent['picture']>;

// The colours are fixed, because some tokens have other values in dark sections.
const paper = '#fffdf9';
const ink = '#14171f';
const moss = '#1a6b4a';
const { cobalt, night, plum, plumTint, thread: vermilion } = color;
const stitches = { stroke: '#8a8270', strokeWidth: 1.5, strokeDasharray: '5 4' };
const yarn = { stroke: vermilion, strokeWidth: 3.4, strokeDasharray: '11 8' };
const stroked = (stroke: string, strokeWidth: number) => ({ stroke, strokeWidth });

const drawing = css({
  overflow: 'visible',
  width: '100%',
  forcedColorAdjust: 'none',
  // In right-to-left languages the text is to the right of the drawing, and the drawing must not extend over the text.
  '[dir=rtl] &': { overflow: 'hidden' },
});
const narrow = '@media (width < 80em)';
const label = css({ font: `500 12.5px/1 ${font.mono}`, [narrow]: { fontSize: 19 } });
const onlyWide = css({ [narrow]: { display: 'none' } });
// In the font of the labels, these words would touch each other in narrow windows.
const columnName = css({ [narrow]: { fontFamily: font.text, letterSpacing: '-0.03em' } });

const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
/** The columns of a shift plan: name, colour, and number of people on each day of the week. */
const shifts = [
  ['deck', vermilion, [1, 2, 2, 1, 2, 2, 2]],
  ['galley', cobalt, [1, 1, 2, 2, 1, 2, 2]],
  ['desk', plum, [2, 2, 2, 2, 2, 2, 2]],
] as const;
const roster = (
  <>
    <path d="M40 18H280V450H40z" fill={paper} />
    <path d="M49 20V450M271 20V450" {...stitches} />
    <path d="M80 11v20M240 11v20" {...stroked(vermilion, 3)} />
    <g css={label} fill={ink}>
      {days.map((day, row) => (
        <text key={day} x="58" y={107 + 48 * row}>
          {day}
        </text>
      ))}
      {shifts.map(([name], column) => (
        <text key={name} x={117 + 62 * column} y="64" textAnchor="middle" css={columnName}>
          {name}
        </text>
      ))}
    </g>
    <path d={`M60 30${'m0 48h200m-200 0'.repeat(8)}`} stroke="#ddd5c4" />
    <g strokeLinecap="round">
      {shifts.map(([name, dye, people], column) => (
        <path
          key={name}
          d={people
            .map(
              (count, row) => `M${103 + 62 * column} ${95 + 48 * row}${'h28m-28 15'.repeat(count)}`,
            )
            .join('')}
          {...stroked(dye, 10)}
        />
      ))}
      <path d="M103 110h28" {...stroked(vermilion, 14)} />
      <path d="M103 110h28" {...stroked(paper, 9)} />
    </g>
  </>
);

const phone = (
  <>
    <ClothPiece
      id="phone-body"
      outline="M112 176V200C112 214 104 222 92 228C46 252 30 330 24 410A20 20 0 0 0 44 432H276A20 20 0 0 0 296 410C290 330 274 252 228 228C216 222 208 214 208 200V176C196 172 180 170 160 170S124 172 112 176z"
      look={cloth.left}
    />
    <circle cx="160" cy="318" r="84" fill={paper} />
    <g stroke={ink}>
      <circle cx="160" cy="318" r="73" strokeWidth="8" strokeDasharray="1.5 17.612" />
      <circle cx="160" cy="318" r="71" strokeWidth="13" strokeDasharray="2 109.53" />
    </g>
    <circle cx="160" cy="318" r="52" fill={plumTint} {...stroked(plum, 1.5)} />
    <circle cx="160" cy="318" r="44" {...stitches} stroke={plum} />
    <ClothPiece
      id="phone-receiver"
      outline="M22 176C14 108 78 84 160 84S306 108 298 176L292 208A14 14 0 0 1 278 219H240A14 14 0 0 1 226 206L224 180C223 162 196 154 160 154S97 162 96 180L94 206A14 14 0 0 1 80 219H42A14 14 0 0 1 28 208z"
      look={cloth.pocket}
    />
  </>
);

/** Exhibition texts of different lengths: the text, its y and its font size. */
const lengths = [
  ['Aa', 188, 150],
  ['wall text', 264, 46],
  ['website', 314, 36],
  ['audio guide', 354, 30],
  ['letter to schools', 390, 26],
] as const;
const letters = (
  <>
    <rect
      x="48"
      y="60"
      width="260"
      height="396"
      rx="10"
      fill="#ece6d8"
      transform="rotate(5 200 280)"
    />
    <rect x="28" y="44" width="264" height="412" rx="10" fill={paper} />
    <rect x="37" y="53" width="246" height="394" rx="6" {...stitches} />
    {lengths.map(([words, y, size], index) => (
      <text
        key={words}
        x="54"
        y={y}
        fill={ink}
        fontFamily={index < 2 ? font.head : font.text}
        fontWeight={index < 2 ? 700 : 400}
        fontSize={size}
        letterSpacing="-0.035em"
      >
        {words}
      </text>
    ))}
    <path d="M54 211H266" {...stroked(ink, 1.5)} />
    <g css={onlyWide}>
      <path d="M54 412H266" {...stroked(ink, 1.5)} />
      <text x="54" y="434" fill={ink} css={label}>
        one story, four lengths
      </text>
    </g>
  </>
);

const binder = (name: string, look: (typeof cloth)['right'], transform: string) => (
  <g key={name} transform={transform}>
    <ClothPiece
      id={`binder-${name}`}
      outline="M10 0H68A10 10 0 0 1 78 10V330A10 10 0 0 1 68 340H10A10 10 0 0 1 0 330V10A10 10 0 0 1 10 0z"
      look={look}
    />
    <rect x="18" y="24" width="42" height="184" rx="5" fill={paper} />
    <text transform="translate(48 116) rotate(-90)" textAnchor="middle" fontSize="26" fill={ink}>
      {name}
    </text>
    <circle cx="39" cy="288" r="17" fill={night} {...stroked(paper, 4)} />
  </g>
);
const certificates = 'translate(215 116) rotate(-9 0 340)';
const binders = (
  <g fontFamily={font.text} fontWeight="600">
    {binder('temperatures', cloth.right, 'translate(0 116)')}
    {binder('cleaning', cloth.collar, 'translate(82 116)')}
    <g transform={certificates}>
      <rect x="10" y="-46" width="58" height="90" rx="4" fill={paper} />
      <path d="M24-22l9 9 18-20" {...stroked(moss, 5)} />
    </g>
    {binder('certificates', cloth.sleeve, certificates)}
  </g>
);

const cup = (
  <>
    <path d="M156 252C126 214 186 190 156 150S186 96 156 56" {...yarn} />
    <path d="M240 300h16a32 32 0 0 1 0 64h-22" {...stroked(paper, 18)} />
    <path d="M66 270H246V330C246 394 208 430 156 430S66 394 66 330z" fill={paper} />
    <path d="M75 279H237V330C237 388 203 421 156 421S75 388 75 330z" {...stitches} />
    <path d="M116 326l8 8 15-17M116 356l8 8 15-17M150 328h46M150 358h32" {...stroked(cobalt, 4)} />
    <rect x="36" y="438" width="240" height="14" rx="7" fill="#ece6d8" />
  </>
);

const house = (
  <>
    <path d="M0 112C53 152 107 157 160 134" {...yarn} stroke={ink} />
    <circle cy="112" r="7" fill={ink} />
    <ClothPiece id="story-house" outline="M52 456V240L160 134L268 240V456z" look={cloth.left} />
    <path d="M84 270h64v84H84zM172 270h64v84h-64z" fill={plum} />
    <path
      d={`M84 270${'m0 14h64m-64 0'.repeat(5)}M172 270${'m0 14h64m-64 0'.repeat(5)}M116 270v84M204 270v84`}
      {...stroked(cloth.collar.seam, 1.5)}
    />
    <path d="M136 456v-70h48v70" fill={color.nightRaised} {...stroked(color.nightSoft, 1.5)} />
    <circle cx="264" cy="92" r="36" fill={paper} />
    <circle cx="264" cy="92" r="28" {...stitches} />
  </>
);

const papers = (
  <>
    {[44, 52, 40, 48, 56, 42, 50, 46, 54].map((x, index) => (
      <rect key={x} x={x} y={436 - 17 * index} width="216" height="15" rx="4" fill={paper} />
    ))}
    <g transform="rotate(-7 160 190)">
      <path d="M70 60H212L250 98V292H70z" fill={paper} {...stroked(moss, 3)} />
      <path d="M212 60v38h38" {...stroked(moss, 2)} />
      <g strokeLinecap="round">
        <path d="M94 120h92M94 148h130M94 244h110M94 268h76" {...stroked('#b9cfc2', 8)} />
        <path d="M98 196h84" {...stroked(moss, 9)} />
      </g>
      <path d="M84 174h152v44H84z" {...yarn} />
    </g>
  </>
);

const mark = (
  <text x="34" y="420" fontSize="486">
    ?
  </text>
);
// The clip path removes the outer half of the stroke, so the stroke stays inside the outline.
const question = (
  <g clipPath="url(#story-question)" fontFamily={font.head} fontWeight="700">
    <clipPath id="story-question">{mark}</clipPath>
    <g fill={plumTint} strokeDasharray="7 5" {...stroked(plum, 21)}>
      {mark}
    </g>
    <g {...stroked(plumTint, 18)}>{mark}</g>
  </g>
);

interface Picture {
  /** Colour of the area behind the drawing. */
  dye: 'cobalt' | 'moss' | 'night' | 'plum' | 'vermilion';
  /** The SVG's view box: x, y, width, height. Its lower edge meets the white box. */
  box: readonly [number, number, number, number];
  shapes: ReactNode;
}

export const storyPictures: Readonly<Record<StoryPictureName, Picture>> = {
  roster: { dye: 'moss', box: [40, 20, 240, 414], shapes: roster },
  phone: { dye: 'plum', box: [21, 76, 278, 356], shapes: phone },
  letters: { dye: 'vermilion', box: [28, 36, 298, 418], shapes: letters },
  binders: { dye: 'night', box: [0, 62, 292, 394], shapes: binders },
  cup: { dye: 'cobalt', box: [36, 52, 261, 400], shapes: cup },
  house: { dye: 'vermilion', box: [20, 52, 280, 404], shapes: house },
  papers: { dye: 'moss', box: [40, 50, 232, 403], shapes: papers },
  question: { dye: 'plum', box: [34, 60, 196, 386], shapes: question },
};

export function StoryPicture({ name }: { name: StoryPictureName }) {
  const { box, shapes } = storyPictures[name];
  return (
    <svg css={drawing} viewBox={box.join(' ')} fill="none" aria-hidden="true">
      {shapes}
    </svg>
  );
}
