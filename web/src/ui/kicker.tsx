import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, font, fontSize } from '../theme/tokens';

const kicker = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  font: `500 ${fontSize.label}/1.4 ${font.mono}`,
  color: color.inkSoft,
  '&::before': { content: '""', flex: 'none', width: 29, borderTop: `2px dashed ${color.thread}` },
});

/** The small label above a heading, led by a piece of thread; `as="div"` where it holds a heading itself. */
export function Kicker({
  as: Element = 'p',
  ...props
}: ComponentProps<'p'> & { as?: 'p' | 'div' }) {
  return <Element css={kicker} {...(props as object)} />;
}
