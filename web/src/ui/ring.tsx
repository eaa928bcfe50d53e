import { css } from '@emotion/react';
import { color, dataColor, font, media } from '../theme/tokens';

const circumference = 100;
const circle = 'M60 8a52 52 0 0 1 0 104 52 52 0 0 1 0-104';
/** A mark every 2.5 %, along the tape's outer edge; a long one every 10 %. */
const marks = 'M60 3.5a56.5 56.5 0 0 1 0 113 56.5 56.5 0 0 1 0-113';

const dial = css({
  position: 'relative',
  flex: 'none',
  width: '7.25rem',
  [media.phone]: { zoom: 0.8 },
  [media.moving]: { '&[data-view=waiting]': { opacity: 0 } },
});
const figure = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  font: `700 1.6875rem/1 ${font.head}`,
  letterSpacing: '-0.03em',
});
// Beside its words where there is room, above them elsewhere.
const metric = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.125rem',
  [media.narrow]: { flexDirection: 'column', gap: '0.75rem', textAlign: 'center' },
});
const caption = css({
  color: color.inkSoft,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  textWrap: 'balance',
});

interface RingProps {
  /** How much of the ring is drawn, 0 to 100. */
  value: number;
  label: string;
  /** Shown instead of the percentage, and not counted: `24/7`. */
  display?: string;
  color?: keyof typeof dataColor;
  /** Place among its neighbours, from 0: each starts a little after the one before. */
  index?: number;
}

/** An impact figure as a tape laid round. It holds its final value, and counts up to it once in view (runtime/behaviours/in-view). */
export function Ring({ value, label, display, color: name = 'cobalt', index = 0 }: RingProps) {
  const text = display ?? `${value}%`;

  return (
    <div css={metric}>
      <div
        data-in-view="count"
        data-item={index || undefined}
        css={dial}
        role="img"
        aria-label={text}
      >
        <svg viewBox="0 0 120 120" fill="none" strokeWidth="13" aria-hidden="true">
          <circle cx="60" cy="60" r="52" stroke={color.line} />
          {/* A path from the top: SVG 1.1, which the HTML checker follows, has no pathLength on a circle. */}
          <path
            data-arc=""
            d={circle}
            stroke={dataColor[name].strong}
            pathLength={circumference}
            strokeDasharray={`${value} ${circumference}`}
          />
          <g stroke={color.sheet}>
            <path d={marks} strokeWidth="5" pathLength="400" strokeDasharray="2 8" />
            <path d={circle} pathLength="400" strokeDasharray="2 38" />
          </g>
        </svg>
        <span data-figure="" css={figure}>
          {text}
        </span>
      </div>
      <p css={caption}>{label}</p>
    </div>
  );
}
