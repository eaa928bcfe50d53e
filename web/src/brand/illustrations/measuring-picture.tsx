import { css } from '@emotion/react';
import type { MeasuringContent } from '../../content/types/service';
import { color, font, media } from '../../theme/tokens';
import { inUnits } from '../jacket/stage';
import { cloth } from '../pieces/cloth';
import { TableCaption } from '../pieces/table-caption';

const { left: bust, right: sheet, collar, sleeve } = cloth;
/** Small tablets, on which the drawing is beside the text, as wide as on a phone. */
const besideText = '@media screen and (47.5em <= width < 56.25em)';

const frame = css({
  // The blueprint and the measuring tape continue up to the right edge of the page.
  overflow: 'clip',
  minWidth: 0,
  '--unit': 'min(0.0694vw, 1px)',
  '--indent': '1.4vw',
  [media.single]: { '--unit': '0.1375vw', '--indent': '0.25rem' },
  [besideText]: {
    '--unit': '0.063vw',
    '--indent': inUnits(-24),
    gridArea: '1 / 2',
    alignSelf: 'end',
    width: '44vw',
    '& p > span': { display: 'block' },
  },
});
const drawing = css({
  overflow: 'visible',
  width: inUnits(700),
  marginInlineStart: 'var(--indent)',
  font: `600 21px/1 ${font.text}`,
  forcedColorAdjust: 'none',
  [media.tablet]: { fontSize: 28.5 },
});
const numbers = css({
  font: `500 16px/1 ${font.mono}`,
  '@media (width < 75em)': { display: 'none' },
});

const torso =
  'M124 42Q150 33 176 42C176 72 190 86 222 96L256 107C272 113 276 126 272 148C266 182 256 204 256 234C256 274 240 300 238 334C236 362 252 392 256 430Q150 446 44 430C48 392 64 362 62 334C60 300 44 274 44 234C44 204 34 182 28 148C24 126 28 113 44 107L78 96C110 86 124 72 124 42z';
const strap = 'M40 226Q150 282 260 226';
const looseEnd = 'M2000 502H300C214 502 214 430 214 380V238';
/** Distance between two numbers on the measuring tape. Its marks are 16 units apart. */
const longMark = 80;

function Tape({ path }: { path: string }) {
  return (
    <>
      <path d={path} stroke={color.thread} strokeWidth="32" />
      <path d={path} stroke="#14171f" strokeWidth="32" strokeDasharray="1.5 14.5" />
      <path d={path} stroke={color.thread} strokeWidth="18" />
    </>
  );
}

/**
 * Draws a tailor's bust with a measuring tape, and behind it the blueprint of an agent with one shape per kind of work.
 * Screen readers get only the caption.
 */
export function MeasuringPicture({ content }: { content: MeasuringContent }) {
  const { agent, people, nobody } = content.work;
  return (
    <div css={frame} className="screen-only">
      <svg css={drawing} viewBox="0 8 700 542" fill="none" aria-hidden="true">
        <path d="M228 44H2000V490H228z" fill={sheet.fill} />
        <path d="M228 54H2000" stroke={sheet.seam} strokeWidth="1.5" strokeDasharray="5 4" />
        <g stroke={sheet.word} strokeWidth="2.5" strokeLinejoin="round">
          <path
            id="measured"
            fill={sheet.lapel}
            d="M312 108L398 80C404 158 436 198 492 206V366a7 7 0 0 0 7 7a10 10 0 0 1 0 20a7 7 0 0 0-7 7V452H292L308 276C340 240 338 178 312 108z"
          />
          <use href="#measured" transform="matrix(-1 0 0 1 1264 0)" />
          <path
            strokeDasharray="9 6"
            d="M508 250C552 242 566 92 605 92S658 242 702 250L692 330H518z"
          />
          <path d="M530 356H680V428L656 452H554L530 428z" />
        </g>
        <path
          d="M520 346L690 462M690 346L520 462"
          stroke={color.thread}
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path
          d="M334 300V426m-6-10l6 12 6-12m-12-104l6-12 6 12"
          stroke={sheet.seam}
          strokeWidth="1.5"
        />
        <g fill={sheet.word} stroke={sheet.fill} strokeLinejoin="round" textAnchor="middle">
          <text x="410" y="372" strokeWidth="0">
            {agent}
          </text>
          <text x="605" y="284" strokeWidth="0">
            {people}
          </text>
          <text y="398" strokeWidth="20" paintOrder="stroke">
            {nobody.map((word, index) => (
              <tspan key={word} x="605" dy={index && '1.2em'}>
                {word}
              </tspan>
            ))}
          </text>
        </g>
        <path
          d="M143 420h14V530q44 2 50 14v6H93v-6q6-12 50-14zM143 40a13 13 0 1 1 14 0z"
          fill="#c9c0ad"
        />
        <path id="torso" d={torso} fill={bust.fill} />
        <clipPath id="torso-cut">
          <use href="#torso" />
        </clipPath>
        <g clipPath="url(#torso-cut)">
          <path
            d="M124 50Q150 42 176 50M150 40V440M84 92C104 200 108 300 92 440M216 92C196 200 192 300 208 440M40 420Q150 436 260 420"
            stroke="#596282"
            strokeWidth="1.5"
            strokeDasharray="7 5"
          />
          <path
            d="M262 100Q240 120 244 160T262 218L290 150zM38 100Q60 120 56 160T38 218L10 150z"
            fill={collar.fill}
          />
          <path
            d="M140 66C118 86 104 94 86 100C98 150 106 180 104 220L110 306Q124 312 140 312z"
            fill={color.sheet}
          />
          <path
            d="M132 82C116 95 108 100 97 106C106 150 113 182 112 220L117 299Q124 302 132 303z"
            stroke={sleeve.fill}
            strokeWidth="1.5"
            strokeDasharray="7 5"
          />
          <Tape path={strap} />
        </g>
        <path
          d="M124 112h0M120 208h0"
          stroke={color.thread}
          strokeWidth="13"
          strokeLinecap="round"
        />
        <Tape path={looseEnd} />
        <path d="M197 226h34v16h-34z" fill="#c9c0ad" />
        <g css={numbers} fill="#14171f" textAnchor="middle">
          {Array.from({ length: 20 }, (_, index) => (
            <text key={index} x={360 + longMark * index} y="508">
              {10 * (index + 1)}
            </text>
          ))}
        </g>
      </svg>
      <TableCaption {...content} />
    </div>
  );
}
