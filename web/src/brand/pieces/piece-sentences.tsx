import { css } from '@emotion/react';
import { media } from '../../theme/tokens';

// All sentences are in the same grid cell, so the layout does not change when another sentence becomes visible.
const list = css({ display: 'grid', fontSize: '0.9375rem', lineHeight: 1.5 });
const sentence = css({
  gridArea: '1 / 1',
  visibility: 'hidden',
  '&:first-of-type': { visibility: 'visible' },
  // In print and without scripts the page shows all sentences, because the visitor may have no pointer to choose a
  // piece.
  '@media (scripting: none), print': {
    gridArea: 'auto',
    visibility: 'visible',
    '&[data-name]::before': { content: 'attr(data-name) ": "', fontWeight: 600 },
  },
  // The hint asks the visitor to choose a piece, which is impossible on paper.
  [media.print]: { '&:first-of-type': { display: 'none' } },
});

interface PieceSentencesProps {
  /** Prefix of the sentences' ids. The index of the piece is added to it. */
  id: string;
  hint: string;
  pieces: readonly { label: string; does: string }[];
  className?: string;
}

/**
 * Renders a hint, and a sentence for each piece of a drawing. The styles of the drawing show the sentence about the
 * hovered or focused piece. If there is none, they show the hint.
 */
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
