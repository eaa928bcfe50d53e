import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize } from '../../theme/tokens';

const figure = css({
  width: '100%',
  maxWidth: 620,
  margin: '0 auto',
  containerType: 'inline-size',
});
const wide = css({ maxWidth: 'none' });
const caption = css({
  marginTop: 18,
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
