import { css } from '@emotion/react';
import { color, dataColors, font, media } from '../theme/tokens';

const circumference = 100;
/** Closed; and open at the top by as much as the round ends of the line stick out, so that 99 % leaves a gap. */
const circle = 'M60 8a52 52 0 0 1 0 104 52 52 0 0 1 0-104';
const openCircle = 'M64.5 8.2A52 52 0 1 1 55.5 8.2';

const dial = css({
  position: 'relative',
  width: 132,
  margin: '0 auto',
  [media.moving]: { '&[data-view=waiting]': { opacity: 0 } },
});
const figure = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  font: `700 30px/1 ${font.head}`,
  letterSpacing: '-0.03em',
});
const caption = css({
  marginTop: 14,
  color: color.inkSoft,
  fontSize: 15,
  lineHeight: 1.45,
  textAlign: 'center',
});

interface RingProps {
  /** How much of the ring is drawn, 0 to 100. */
  value: number;
  label: string;
  /** Shown instead of the percentage, and not counted: `24/7`. */
  display?: string;
  /** Place among its neighbours, from 0: sets colour and start. */
  index?: number;
}

/** An impact figure as a ring. It holds its final value, and counts up to it once in view (behaviours/in-view). */
export function Ring({ value, label, display, index = 0 }: RingProps) {
  const text = display ?? `${value}%`;

  return (
    <div>
      <div
        data-in-view="count"
        data-item={index || undefined}
        css={dial}
        role="img"
        aria-label={text}
      >
        <svg viewBox="0 0 120 120" fill="none" strokeWidth="9" aria-hidden="true">
          <circle cx="60" cy="60" r="52" stroke={color.line} />
          {/* A path from the top: SVG 1.1, which the HTML checker follows, has no pathLength on a circle. */}
          <path
            data-arc=""
            d={value < 100 ? openCircle : circle}
            stroke={dataColors[index % dataColors.length]!.strong}
            strokeLinecap="round"
            pathLength={circumference}
            strokeDasharray={`${value} ${circumference}`}
          />
        </svg>
        <span data-figure="" css={figure}>
          {text}
        </span>
      </div>
      <p css={caption}>{label}</p>
    </div>
  );
}
