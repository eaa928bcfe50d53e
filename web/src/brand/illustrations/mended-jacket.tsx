import { css } from '@emotion/react';
import type { MendContent } from '../../content/types/service';
import { color, fontSize, media, space } from '../../theme/tokens';
import { tagStyle } from '../../ui/layout';
import { inUnits } from '../jacket/stage';
import { cloth, ClothPiece } from '../pieces/cloth';

/** Windows in which each tag beside the drawing shows an example below its name. */
const withExamples = '@media (min-width: 80em)';
/** Windows that show both halves of the jacket. Two of the repairs are on the right. */
const withBothHalves = '@media (40em <= width < 56.25em)';
const onRight = css({ [withBothHalves]: { transform: 'matrix(-1, 0, 0, 1, 1600, 0)' } });

const frame = css({
  overflow: 'clip',
  minWidth: 0,
  '--unit': 'min(0.061vw, 1px)',
  // Wide screens show the whole jacket.
  marginInlineStart: 'clamp(-9vw, 880px - 55vw, 0.3vw)',
  [media.tablet]: { '--unit': '0.0705vw', marginInlineStart: inUnits(-91) },
  // On phones the sleeve starts where the text starts.
  [media.phone]: {
    '--unit': '0.155vw',
    marginInlineStart: `calc(${space.gutter} - ${inUnits(152)})`,
  },
});
const stage = css({ position: 'relative', width: inUnits(800), padding: '1rem 0 2rem' });
const drawing = css({ overflow: 'visible', forcedColorAdjust: 'none' });
const place = (x: number, y: number) => ({ insetInlineStart: inUnits(x), top: inUnits(y) });
const mirrored = (x: number) => ({ insetInlineEnd: inUnits(x - 800) });
/** The tag's place depends on its index in the content. */
const tag = css(tagStyle, {
  position: 'absolute',
  paddingBlock: '0.4375rem',
  color: color.inkSoft,
  fontSize: `clamp(${fontSize.label}, 4vw, ${fontSize.small})`,
  lineHeight: 1.34,
  whiteSpace: 'nowrap',
  '@media (width < 22.5em)': { minHeight: '1.875rem', padding: '0 0.5rem' },
  ...place(517, 288),
  '&:nth-of-type(2)': place(517, 626),
  '&:nth-of-type(3)': place(300, 720),
  '&:nth-of-type(4)': place(232, 548),
  [withBothHalves]: {
    '&:nth-of-type(odd)': { flexDirection: 'row-reverse', insetInlineStart: 'auto' },
    '&:nth-of-type(1)': mirrored(517),
    '&:nth-of-type(3)': mirrored(300),
  },
});
const nameStyle = css({ display: 'block', color: color.ink });
const example = css({ display: 'none', [withExamples]: { display: 'block' } });

const leader = { stroke: color.thread, strokeWidth: 2.5 };
const yarn = { stroke: color.thread, strokeWidth: 3.5, strokeLinejoin: 'round' } as const;

/** Draws the left half of the jacket. The right half uses the same paths, mirrored. */
function Half() {
  const { left, sleeve, collar } = cloth;
  return (
    <g id="worn">
      <ClothPiece
        id="worn-front"
        outline="M660 12L404 62C366 150 404 262 438 318L400 690Q600 722 800 724V436z"
        look={left}
      />
      <path d="M704 140L664 200L608 224C640 306 720 384 800 436z" fill={left.lapel} />
      <path d="M616 20L662 4L706 138L664 200L622 184Q608 100 616 20z" fill={collar.fill} />
      <g strokeWidth="1.5" strokeDasharray="7 5">
        <path d="M622 228L668 207L703 154L786 416C716 374 648 308 622 228z" stroke="#596282" />
        <path d="M624 27L656 16L697 137L661 190L630 178Q617 100 624 27z" stroke={collar.seam} />
      </g>
      <ClothPiece
        id="worn-sleeve"
        outline="M404 62C330 50 282 112 262 206C240 310 214 420 196 520L168 650L312 682L352 560C385 459 424 384 438 318C404 262 366 150 404 62z"
        look={sleeve}
      />
      <path d="M168 650L312 682L298 744L152 712z" fill={sleeve.fill} />
      <path d="M155 702L300 734" stroke={sleeve.seam} strokeWidth="1.5" strokeDasharray="7 5" />
      <path d={`M160 658l16-12l6.2 16.5${'l13-12.2l6.2 16.5'.repeat(6)}`} {...yarn} />
      <g fill="#c9c0ad" stroke={left.fill} strokeWidth="2">
        <circle cx="190" cy="620" r="9" />
        <circle cx="197" cy="590" r="9" />
        <circle cx="204" cy="560" r="9" />
      </g>
    </g>
  );
}

/** Draws the repairs: a patch on the elbow, a darn on the pocket, and a magnifying glass over a seam. */
function Mends() {
  const { pocket, sleeve, collar, left } = cloth;
  return (
    <>
      <g transform="rotate(12 270 430)">
        <ClothPiece
          id="worn-patch"
          outline="M260 350A48 48 0 0 1 308 398V462A48 48 0 0 1 212 462V398A48 48 0 0 1 260 350z"
          look={collar}
          dashes="5 4"
        />
        <use href="#worn-patch" stroke={color.thread} strokeWidth="14" strokeDasharray="3 11.34" />
      </g>
      <ClothPiece id="worn-pocket" outline="M500 400H690V560L656 594H534L500 560z" look={pocket} />
      <g transform="translate(542 442) rotate(-6)" strokeWidth="7">
        <path d="M6-10V98M22-10V98M38-10V98M54-10V98M70-10V98M86-10V98" stroke={color.sheet} />
        <path
          d="M-4 6H82M12 22H97M-4 38H82M12 54H97M-4 70H82M12 86H97"
          stroke={pocket.seam}
          strokeDasharray="20 12"
        />
      </g>
      <g css={onRight}>
        <g transform="rotate(-18 400 220)">
          <path d="M450 152l56-20v148l-56-20z" fill="#c9c0ad" />
          <rect x="330" y="150" width="116" height="116" rx="10" fill={sleeve.fill} />
          <path d="M396 150h44v116h-44z" fill={left.fill} />
          <g strokeWidth="7" strokeDasharray="22 11">
            <path d="M384 156V262" stroke={sleeve.seam} />
            <path d="M408 156V262" stroke={left.seam} />
          </g>
          <path
            d="M342 256v-14m12 14v-8m12 8v-8m12 8v-8m12 8v-14m12 14v-8m12 8v-8m12 8v-8"
            stroke={left.word}
            strokeWidth="2"
          />
          <path
            d="M330 150H446V266H330z"
            stroke="#c9c0ad"
            strokeWidth="12"
            strokeLinejoin="round"
          />
        </g>
        <path d="M514 296C490 290 460 290 452 264M340 712C330 690 300 690 292 690" {...leader} />
      </g>
    </>
  );
}

/** Draws a worn jacket with a tag beside each of its four repairs. */
export function MendedJacket({ content }: { content: readonly MendContent[] }) {
  return (
    <div css={frame} className="screen-only">
      <div css={stage}>
        <svg css={drawing} viewBox="0 0 800 750" fill="none" aria-hidden="true">
          <Half />
          <use href="#worn" transform="matrix(-1 0 0 1 1600 0)" />
          <Mends />
          <path d="M560 630C540 600 560 590 570 530M256 500C258 515 246 525 244 540" {...leader} />
        </svg>
        <ul>
          {content.map((mend) => (
            <li key={mend.name} css={tag}>
              <span>
                <strong css={nameStyle}>{mend.name}</strong>
                <span css={example}> {mend.example}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
