import { css } from '@emotion/react';

// All sentences are in the same grid cell, so the layout does not change when another sentence becomes visible.
const list = css({ display: 'grid', fontSize: '0.9375rem', lineHeight: 1.5 });
const sentence = css({
  gridArea: '1 / 1',
  visibility: 'hidden',
  '&:first-of-type': { visibility: 'inherit' },
  // On paper, and in some browsers without scripts, a reader cannot point at a shape, so all sentences are visible.
  '@media (scripting: none), print': {
    gridArea: 'auto',
    visibility: 'visible',
    '&[data-name]::before': { content: 'attr(data-name) ": "', fontWeight: 600 },
  },
});

interface PieceSentencesProps {
  id: string;
  hint: string;
  pieces: readonly { label: string; does: string }[];
  className?: string;
}

/** Renders a hint and a sentence per shape. Styles show only the sentence of the active shape, or else the hint. */
export function PieceSentences({ id, hint, pieces, className }: PieceSentencesProps) {
  return (
    <div css={list} className={className}>
      <p css={sentence} data-says="hint">
        {hint}
      </p>
      {pieces.map(({ label, does }, index) => (
        <p key={label} id={`${id}${index}`} css={sentence} data-says={index} data-name={label}>
          {does}
        </p>
      ))}
    </div>
  );
}
