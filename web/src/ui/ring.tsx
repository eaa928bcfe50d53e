import { css } from '@emotion/react';
import { color, dataColor, font, fontSize, media } from '../theme/tokens';

export const tapeWidth = 28;
const tick = 9;

const band = `calc(${tapeWidth} * var(--unit))`;
// A box shadow draws the ring: a white measuring tape, with a line at both edges.
const dial = css({
  position: 'relative',
  width: 'calc(var(--diameter) * var(--unit))',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${color.control}, inset 0 0 0 calc(${band} - 1px) ${color.sheet}, inset 0 0 0 ${band} ${color.control}`,
  [media.moving]: { '&[data-view=waiting]': { opacity: 0 } },
});
// The number is as large as the inside of the ring allows.
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
  [media.print]: { fontSize: 'inherit' },
});

interface RingProps {
  /** Share of the ring that is filled, 0 to 100. */
  value: number;
  label: string;
  /**
   * Text to show instead of the percentage, such as `24/7`. The number of this text is not animated, and the ring has a
   * mark for each hour of a day.
   */
  display?: string;
  color?: keyof typeof dataColor;
  /**
   * Index of the ring among its siblings, from 0. The animation of each ring starts a little later than that of the
   * ring before it.
   */
  index?: number;
  /**
   * Diameter in units, an even number. The parent must set the same number as `--diameter`, and the length of a unit as
   * `--unit`.
   */
  diameter: number;
}

/**
 * Shows a number in a ring that looks like a measuring tape. The HTML contains the final number. The ring is animated
 * when it comes into view (runtime/behaviours/in-view).
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
  // The ring is a path, because the HTML checker follows SVG 1.1, in which a circle has no `pathLength`.
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
          {/* White marks. On the white tape they are visible only where the coloured arc is behind them. */}
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
