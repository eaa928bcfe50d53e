import { css } from '@emotion/react';
import { dataColors } from '../../theme/tokens';

/** Width (px) of the blurred edge of a stripe. The sharp edge of a diagonal stripe would look jagged. */
const soft = 0.6;
function stripes(angle: number, from: number, to: number, every: number) {
  const blur = angle % 90 && soft;
  return `repeating-linear-gradient(${angle}deg, transparent 0 ${from - blur}px, var(--yarn) ${from}px ${to}px, transparent ${to + blur}px ${every}px)`;
}
const half = 'color-mix(in srgb, var(--yarn) 45%, transparent)';
const broad = (angle: number) =>
  `repeating-linear-gradient(${angle}deg, ${half} 0 14px, transparent 14px 28px)`;

const weaves = {
  pinstripe: { backgroundImage: stripes(90, 8, 9.5, 16) },
  windowpane: {
    backgroundImage: `${stripes(90, 26, 28, 32)}, ${stripes(0, 26, 28, 32)}`,
    // At each width of the strip the zigzag cuts no line in two.
    backgroundPosition: '-18px 8px',
  },
  herringbone: {
    backgroundImage: `${stripes(45, 3, 5, 8)}, ${stripes(-45, 3, 5, 8)}`,
    backgroundSize: '22.6px 100%, 22.6px 100%',
  },
  dots: {
    backgroundImage: 'radial-gradient(circle, var(--yarn) 3px, transparent 3.6px)',
    backgroundSize: '21px 21px',
  },
  twill: { backgroundImage: stripes(125, 5, 8, 13) },
  gingham: { backgroundImage: `${broad(90)}, ${broad(0)}` },
  ticking: {
    backgroundImage: `${stripes(90, 4, 7, 32)}, ${stripes(90, 11, 12.5, 32)}, ${stripes(90, 16, 19, 32)}`,
  },
  harlequin: {
    backgroundImage: `repeating-linear-gradient(60deg, ${half} 0 16px, transparent 16px 32px), repeating-linear-gradient(-60deg, ${half} 0 16px, transparent 16px 32px)`,
  },
} as const;

// The end of the drawn strip of cloth is a zigzag, like a cut with pinking shears.
const strip = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 'var(--swatch)',
  height: 'var(--swatch-height, 100%)',
  mask: 'conic-gradient(from -135deg at right, #0000, #000 1deg 89deg, #0000 90deg) 0 0 / 100% 15px',
  '[dir=rtl] &': { scale: '-1 1' },
});

interface ClothSwatchProps {
  weave: keyof typeof weaves;
  tint: number;
}

/** Draws a strip of cloth at the start of the parent, which needs a position and the property `--swatch` (width). */
export function ClothSwatch({ weave, tint }: ClothSwatchProps) {
  const { strong, tint: ground } = dataColors[tint % dataColors.length]!;
  return (
    <div
      css={[strip, { '--yarn': strong, backgroundColor: ground }, weaves[weave]]}
      className="screen-only"
      aria-hidden="true"
    />
  );
}
