import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { border, fontSize, media, softLabel } from '../theme/tokens';
import { centredRow } from './layout';

/** Styles of a page's headline. Use them if the page's first section has its own layout. */
export const heroTitle = css({
  marginTop: '1.125rem',
  fontSize: fontSize.h1,
  [media.print]: { fontSize: '2.125rem' },
});

/** Styles of a statement in a narrow column: at most 28 px large and 760 px wide. */
export const narrowText = css({
  maxWidth: '47.5rem',
  fontSize: fontSize.statement,
  lineHeight: 1.43,
  letterSpacing: '-0.01em',
});

/** A small label above a heading, after a short dashed line. With `as="div"` it may contain a heading. */
export const Kicker = styled.p({
  ...centredRow('0.75rem'),
  ...softLabel(1.4),
  '&::before': {
    content: '""',
    flex: 'none',
    width: '1.8125rem',
    borderTop: border.thread,
  },
});

const whole = css({ whiteSpace: 'nowrap' });

/** Renders a text in which no line breaks inside a match of `pattern`. The pattern must have exactly one group. */
const keepWhole = (text: string, pattern: RegExp) =>
  text.split(pattern).map((part, index) =>
    index % 2 ? (
      // The same match may occur twice, so only the index is unique. The order of the parts never changes.
      // oxlint-disable-next-line no-array-index-key
      <span css={whole} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Renders a text, and keeps each number on one line with the word that follows it. */
export const ClaimText = ({ children }: { children: string }) => keepWhole(children, /(\d\S* \w+)/);

/** Renders a text in which hyphenated words ("3-5", "one-time") do not break. */
export const Unbroken = ({ children }: { children: string }) => keepWhole(children, /(\S+-\S+)/);
