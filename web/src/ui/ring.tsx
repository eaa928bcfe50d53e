import { css } from '@emotion/react';
import { useCallback } from 'react';
import { color, dataColors, font } from '../theme/tokens';
import { countOnce } from './count-once';
import { watchFirstView, whereMotionIsWelcome } from './first-view';

const circumference = 100;

const dial = css({
  position: 'relative',
  width: 132,
  margin: '0 auto',
  [whereMotionIsWelcome]: { '&[data-view=waiting]': { opacity: 0 } },
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

/** An impact figure as a ring. It holds its final value, and counts up to it once, on first view. */
export function Ring({ value, label, display, index = 0 }: RingProps) {
  const text = display ?? `${value}%`;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const arc = element.querySelector('[data-arc]')!;
      const words = element.querySelector('[data-figure]')!;
      const draw = (share: number) => {
        arc.setAttribute('stroke-dasharray', `${value * share} ${circumference}`);
        if (display === undefined) words.textContent = `${Math.round(value * share)}%`;
      };
      let stopCounting: (() => void) | undefined;
      const stopWatching = watchFirstView(element, {
        onBelow: () => (element.dataset.view = 'waiting'),
        onView: () => {
          element.dataset.view = 'seen';
          stopCounting = countOnce(draw, index);
        },
      });
      return () => {
        stopWatching();
        stopCounting?.();
      };
    },
    [value, display, index],
  );

  return (
    <div>
      {/* Another figure is another element: a count that was under way ends with the old one. */}
      <div key={`${text} ${index}`} ref={ref} css={dial} role="img" aria-label={text}>
        <svg viewBox="0 0 120 120" fill="none" strokeWidth="9" aria-hidden="true">
          <circle cx="60" cy="60" r="52" stroke={color.line} />
          {/* A path from the top: SVG 1.1, which the HTML checker follows, has no pathLength on a circle. */}
          <path
            data-arc=""
            d="M60 8a52 52 0 0 1 0 104 52 52 0 0 1 0-104"
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
