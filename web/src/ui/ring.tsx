import { css } from '@emotion/react';
import { color, dataColor, font, fontSize, media } from '../theme/tokens';

/** Width of the tape that a ring is laid of, in px at a ring's full size. */
export const tapeWidth = 28;
/** Length of a tick. */
const tick = 9;

const band = `calc(${tapeWidth} * var(--unit))`;
// A shadow is the tape: white, with a line at either edge.
const dial = css({
  position: 'relative',
  width: 'calc(var(--diameter) * var(--unit))',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${color.control}, inset 0 0 0 calc(${band} - 1px) ${color.sheet}, inset 0 0 0 ${band} ${color.control}`,
  [media.moving]: { '&[data-view=waiting]': { opacity: 0 } },
});
// As large as a wide ring and the opening of a narrow one allow.
const figure = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  font: `700 calc(min(var(--diameter) * 0.3, (var(--diameter) - ${2 * tapeWidth}) * 0.4) * var(--unit))/1 ${font.head}`,
  letterSpacing: '-0.04em',
});
const caption = css({
  fontSize: fontSize.lead,
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
});

interface RingProps {
  /** How much of the ring is drawn, 0 to 100. */
  value: number;
  label: string;
  /** Shown instead of the percentage, and not counted: `24/7`. Its ring has a mark an hour and ends in a knot. */
  display?: string;
  color?: keyof typeof dataColor;
  /** Place among its neighbours, from 0: each starts a little after the one before. */
  index?: number;
  /** An even number of units. The element around sets the same as `--diameter`, and a unit's length as `--unit`. */
  diameter: number;
}

/**
 * An impact figure as a loop of tape, from its lower edge clockwise, and its label below. The ring holds its final
 * value, and counts up to it once in view (runtime/behaviours/in-view).
 */
export function Ring({
  value,
  label,
  display,
  color: name = 'cobalt',
  index = 0,
  diameter,
}: RingProps) {
  const text = display ?? `${value}%`;
  const centre = diameter / 2;
  // Paths: SVG 1.1, which the HTML checker follows, has no pathLength on a circle.
  const loop = (inset: number) => {
    const r = centre - inset;
    return `M${centre} ${centre + r}a${r} ${r} 0 0 1 0-${2 * r} ${r} ${r} 0 0 1 0 ${2 * r}`;
  };
  const ticks = {
    d: loop(tick / 2),
    strokeWidth: tick,
    pathLength: display ? 240 : 400,
    strokeDasharray: '1 9',
  };

  return (
    <>
      <div
        data-in-view="count"
        data-item={index || undefined}
        css={dial}
        role="img"
        aria-label={text}
      >
        <svg
          viewBox={`0 0 ${diameter} ${diameter}`}
          fill="none"
          strokeWidth={tapeWidth}
          aria-hidden="true"
        >
          <path {...ticks} stroke={color.control} strokeDashoffset="-1.5" />
          <path
            data-arc=""
            d={loop(tapeWidth / 2)}
            stroke={dataColor[name].strong}
            pathLength="100"
            strokeDasharray={`${value} 100`}
          />
          {/* White on white until the arc lies below them. */}
          <path {...ticks} stroke={color.sheet} strokeDashoffset="-4.5" />
          {display && (
            <circle
              cx={centre}
              cy={diameter - tapeWidth / 2}
              r={tick}
              fill={color.thread}
              stroke={color.paperDeep}
              strokeWidth="3"
            />
          )}
        </svg>
        <span data-figure="" css={figure}>
          {text}
        </span>
      </div>
      <p css={caption}>{label}</p>
    </>
  );
}
