import { css } from '@emotion/react';

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
