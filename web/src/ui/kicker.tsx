import styled from '@emotion/styled';
import { color, font, fontSize } from '../theme/tokens';

/** The small label above a heading, led by a piece of thread; `as="div"` where it holds a heading itself. */
export const Kicker = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  font: `500 ${fontSize.label}/1.4 ${font.mono}`,
  color: color.inkSoft,
  '&::before': { content: '""', flex: 'none', width: 29, borderTop: `2px dashed ${color.thread}` },
});
