import { css } from '@emotion/react';

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
