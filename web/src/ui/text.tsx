import { css } from '@emotion/react';
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

const together = css({ whiteSpace: 'nowrap' });

/** A claim in its own words; a figure stays on one line with the word that it counts. */
export function ClaimText({ children }: { children: string }) {
  return children.split(/(\d\S* \w+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} css={together}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const whole = css({ whiteSpace: 'nowrap' });

/** Text whose hyphenated words ("3-5", "one-time") never part at the end of a line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      // A word may come twice, and the parts never change places.
      // oxlint-disable-next-line no-array-index-key
      <span css={whole} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
