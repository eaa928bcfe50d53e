import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color, font, fontSize, media } from '../theme/tokens';

/** The headline of a page whose first band has its own layout. */
export const heroTitle = css({
  marginTop: '1.125rem',
  fontSize: fontSize.h1,
  [media.print]: { fontSize: '2.125rem' },
});

/** Text in a narrow band of its own: 28 px at a width of 760 px. */
export const narrowText = css({
  maxWidth: '47.5rem',
  marginInline: 'auto',
  fontSize: fontSize.statement,
  lineHeight: 1.43,
  letterSpacing: '-0.01em',
});

/** The small label above a heading, after a piece of thread. Use `as="div"` if it contains a heading. */
export const Kicker = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  font: `500 ${fontSize.label}/1.4 ${font.mono}`,
  color: color.inkSoft,
  '&::before': {
    content: '""',
    flex: 'none',
    width: '1.8125rem',
    borderTop: `2px dashed ${color.thread}`,
  },
});

const whole = css({ whiteSpace: 'nowrap' });

/** Keeps each match of `pattern` on one line. The pattern must have exactly one group. */
const keepWhole = (text: string, pattern: RegExp) =>
  text.split(pattern).map((part, index) =>
    index % 2 ? (
      // A match may occur twice, and the parts never change their order.
      // oxlint-disable-next-line no-array-index-key
      <span css={whole} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A claim. A number stays on one line with the following word. */
export const ClaimText = ({ children }: { children: string }) => keepWhole(children, /(\d\S* \w+)/);

/** Text whose hyphenated words ("3-5", "one-time") do not break. */
export const Unbroken = ({ children }: { children: string }) => keepWhole(children, /(\S+-\S+)/);
