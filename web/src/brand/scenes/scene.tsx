import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize } from '../../theme/tokens';

/** Scenes play once, with CSS only. Print, reduced motion and pages without scripts show their end. */
const whereScenesMove =
  '@media screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)';

export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.875rem)' } });
export const write = keyframes({
  from: { clipPath: 'inset(0 0 100%)' },
  to: { clipPath: 'inset(0)' },
});
export const pull = keyframes({
  from: { clipPath: 'inset(-4px 100% -4px 0)' },
  to: { clipPath: 'inset(-4px)' },
});

/** Returns a rule that plays a step of a scene, `seconds` after the page appears. */
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
  caption: string;
  isWide?: boolean;
  children: ReactNode;
}

/** A product at work as a user interface with real text, which never shrinks. */
export function SceneFigure({ caption: text, isWide = false, children }: SceneFigureProps) {
  return (
    <figure css={[figure, isWide && wide]}>
      {children}
      <figcaption css={caption}>{text}</figcaption>
    </figure>
  );
}
