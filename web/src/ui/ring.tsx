import { css } from '@emotion/react';
import { color, dataColor, fontSize, headFont } from '../theme/tokens';

export const tapeWidth = 28;
const tick = 9;

const band = `calc(${tapeWidth} * var(--unit))`;
// The box shadow draws a white ring with a line at both edges, like a measuring tape.
const dial = css({
  position: 'relative',
  width: 'calc(var(--diameter) * var(--unit))',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${color.control}, inset 0 0 0 calc(${band} - 1px) ${color.sheet}, inset 0 0 0 ${band} ${color.control}`,
});
const figure = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...headFont(
    `calc(min(var(--diameter) * 0.3, (var(--diameter) - ${2 * tapeWidth}) * 0.4) * var(--unit))`,
    1,
    '-0.04em',
  ),
});
const caption = css({
  fontSize: fontSize.lead,
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
});

interface RingProps {
  /** Filled share of the ring, 0 to 100. */
  value: number;
  label: string;
  /** Text in place of the percentage, such as `24/7`. The ring then has 24 marks, and no number counts up. */
  display?: string;
  color?: keyof typeof dataColor;
  /** Index among the siblings. Each animation starts a little later than the previous one. */
  index?: number;
  /** Even number of units. The parent sets `--diameter` to the same number, and `--unit` to the length of a unit. */
  diameter: number;
}

/** Shows a number in a ring, with an animation when the visitor first sees it (runtime/behaviours/in-view). */
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
  // The HTML checker follows SVG 1.1, in which a circle has no `pathLength`, so the ring is a path.
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
          {/* White marks, which are visible only on the coloured arc. */}
          <path {...ticks} stroke={color.sheet} strokeDashoffset="-4.5" />
          {display && (
            <circle
              cx={centre}
              cy={diameter - tapeWidth / 2}
              r={tick}
              fill={name === 'thread' ? color.ink : color.thread}
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
