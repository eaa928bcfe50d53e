import { css } from '@emotion/react';
import { media } from '../../theme/tokens';

// All sentences share one grid cell, so the layout does not change when another sentence shows.
const list = css({ display: 'grid', fontSize: '0.9375rem', lineHeight: 1.5 });
const sentence = css({
  gridArea: '1 / 1',
  visibility: 'hidden',
  '&:first-of-type': { visibility: 'visible' },
  // Without scripts the page shows all sentences, because some browsers without scripts have no pointer either.
  '@media (scripting: none), print': { gridArea: 'auto', visibility: 'visible' },
  // The hint asks the visitor to choose a piece, which is impossible on paper.
  [media.print]: { '&:first-of-type': { display: 'none' } },
});

interface PieceSentencesProps {
  /** Prefix of the sentences' ids. The index of the piece follows it. */
  id: string;
  hint: string;
  pieces: readonly { label: string; does: string }[];
  className?: string;
}

/**
 * Renders a sentence for each piece of a drawing, and a hint. The drawing's styles show the sentence of the hovered or
 * focused piece, or else the hint.
 */
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
