import { css } from '@emotion/react';

// All sentences share one cell, so that a change of sentence moves nothing.
const list = css({ display: 'grid', fontSize: '0.9375rem', lineHeight: 1.5 });
const sentence = css({
  gridArea: '1 / 1',
  visibility: 'hidden',
  '&:first-of-type': { visibility: 'visible' },
  // Without scripts the page shows all sentences, because some visitors without scripts have no pointer either.
  '@media (scripting: none)': { gridArea: 'auto', visibility: 'visible' },
});

interface PieceSentencesProps {
  /** Prefix of the sentences' ids; the suffix is the index. */
  id: string;
  hint: string;
  pieces: readonly { label: string; does: string }[];
  className?: string;
}

/** The sentences of a board's pieces. The board's styles show the one of the hovered or focused piece. */
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
