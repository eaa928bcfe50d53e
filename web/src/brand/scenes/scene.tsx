import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize } from '../../theme/tokens';

/**
 * Scenes move once, by style rules alone, and end as they stand in the markup: complete. Nothing moves on paper, for
 * visitors who asked for calm, or without script.
 */
const whereScenesMove =
  '@media screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)';

/** Comes up into its place. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.875rem)' } });
/** Appears line by line, like something that is being written. */
export const write = keyframes({
  from: { clipPath: 'inset(0 0 100%)' },
  to: { clipPath: 'inset(0)' },
});
/** Is pulled through from the left. */
export const pull = keyframes({
  from: { clipPath: 'inset(-4px 100% -4px 0)' },
  to: { clipPath: 'inset(-4px)' },
});

/** A rule that plays a scene's step: `seconds` after the page appears. */
export const plays = (
  name: ReturnType<typeof keyframes>,
  seconds: number,
  timing = '0.5s ease-out',
) => ({
  [whereScenesMove]: { animation: `${name} ${timing} ${seconds}s backwards` },
});

const figure = css({
  width: '100%',
  maxWidth: '38.75rem',
  margin: '0 auto',
  containerType: 'inline-size',
});
const wide = css({ maxWidth: 'none' });
const caption = css({
  marginTop: '1.125rem',
  font: `500 ${fontSize.label}/1.5 ${font.mono}`,
  color: color.inkSoft,
  textWrap: 'pretty',
});

interface SceneFigureProps {
  /** Says that it is an example, and of what. */
  caption: string;
  /** As wide as the page's column. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A product at work, drawn in the interface's own language: real text, which re-arranges by the width of its figure
 * and never shrinks.
 */
export function SceneFigure({ caption: text, isWide = false, children }: SceneFigureProps) {
  return (
    <figure css={[figure, isWide && wide]}>
      {children}
      <figcaption css={caption}>{text}</figcaption>
    </figure>
  );
}
