import { css } from '@emotion/react';
import { color, dataColor, font, fontSize, media } from '../theme/tokens';

export const tapeWidth = 28;
const tick = 9;

const band = `calc(${tapeWidth} * var(--unit))`;
// A box shadow draws the measuring tape: white, with a line at both edges.
const dial = css({
  position: 'relative',
  width: 'calc(var(--diameter) * var(--unit))',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${color.control}, inset 0 0 0 calc(${band} - 1px) ${color.sheet}, inset 0 0 0 ${band} ${color.control}`,
  [media.moving]: { '&[data-view=waiting]': { opacity: 0 } },
});
// The figure is as large as the opening of the ring allows.
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
  /** Text instead of the percentage, such as `24/7`. Its number is not animated, and its ring has a mark per hour. */
  display?: string;
  color?: keyof typeof dataColor;
  /**
   * Index of the ring among its neighbours, from 0. Its animation starts a little later than that of the previous ring.
   */
  index?: number;
  /** Diameter in units, an even number. The parent repeats it in `--diameter`, and sets a unit's length in `--unit`. */
  diameter: number;
}

/**
 * Shows a figure in a ring of measuring tape. The HTML contains the final value. The ring is animated when it comes
 * into view (runtime/behaviours/in-view).
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
          {/* White marks. On the white tape they are invisible until the coloured arc is behind them. */}
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
