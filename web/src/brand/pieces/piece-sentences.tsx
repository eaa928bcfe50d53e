import { css } from '@emotion/react';

// All sentences share one cell, so that turning to another piece moves nothing.
const list = css({ display: 'grid', fontSize: '0.9375rem', lineHeight: 1.5 });
const sentence = css({
  gridArea: '1 / 1',
  visibility: 'hidden',
  '&:first-of-type': { visibility: 'visible' },
  // Without script the page shows all sentences, because some visitors without script have no pointer either.
  '@media (scripting: none)': { gridArea: 'auto', visibility: 'visible' },
});

interface PieceSentencesProps {
  /** The ids of the sentences are this and their place. */
  id: string;
  /** Shown until the visitor turns to a piece. */
  hint: string;
  pieces: readonly { label: string; does: string }[];
  className?: string;
}

/** What the pieces of a board do: the board's styles show the sentence of the one that the visitor turns to. */
export function PieceSentences({ id, hint, pieces, className }: PieceSentencesProps) {
  return (
    <div css={list} className={className}>
      <p css={sentence} data-says="hint">
        {hint}
      </p>
      {pieces.map(({ label, does }, index) => (
        <p key={label} id={`${id}${index}`} css={sentence} data-says={index}>
          {does}
        </p>
      ))}
    </div>
  );
}
