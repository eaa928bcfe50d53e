import { css } from '@emotion/react';

const whole = css({ whiteSpace: 'nowrap' });

/** Text whose hyphenated words ("3-5", "one-time") never part at the end of a line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span css={whole} key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
