import type { ReactNode } from 'react';
import { color } from '../../theme/tokens';
import { jacketLapel, jacketMarks, jacketOutlines, mirrored, type JacketPiece } from './jacket';

export interface Cloth {
  fill: string;
  seam: string;
  word: string;
  lapel?: string;
  /** Colour of the edge. Only the dark shape in a scan's result has one (features/ai-scan/sheet-pieces). */
  edge?: string;
}

export const cloth: Readonly<Record<JacketPiece, Cloth>> = {
  right: { fill: color.cobalt, seam: '#aab4ff', word: '#fff', lapel: color.cobaltDark },
  pocket: { fill: color.thread, seam: '#14171f', word: '#14171f' },
  // The colour is fixed, because the token `moss` is light in dark sections.
  sleeve: { fill: '#1a6b4a', seam: '#7fd9ae', word: '#fff' },
  collar: { fill: color.plum, seam: '#dcb4e6', word: '#fff' },
  left: {
    fill: color.night,
    seam: color.nightSoft,
    word: color.nightText,
    lapel: color.nightRaised,
  },
};

interface ClothPieceProps {
  /** Id of the outline in the document. `<use>` and clip paths refer to it. */
  id: string;
  outline: string;
  look: Pick<Cloth, 'fill' | 'seam'>;
  dashes?: string;
}

/**
 * Draws a filled shape with a dashed line 7 px inside its edge. A dashed stroke, 17 px wide, follows the outline. A
 * stroke in the fill colour, 14 px wide, covers it except for its innermost 1.5 px. A clip path removes the outer
 * halves.
 */
export function ClothPiece({ id, outline, look, dashes = '7 5' }: ClothPieceProps) {
  const { fill, seam } = look;
  const href = `#${id}`;
  return (
    <g clipPath={`url(#${id}-cut)`} strokeDasharray={dashes}>
      <clipPath id={`${id}-cut`}>
        <path id={id} d={outline} />
      </clipPath>
      <use href={href} fill={fill} stroke={seam} strokeWidth="17" />
      <use href={href} fill="none" stroke={fill} strokeWidth="14" strokeDasharray="none" />
    </g>
  );
}

interface JacketClothProps {
  piece: JacketPiece;
  id: string;
  look?: Cloth;
  children?: ReactNode;
}

/** Draws one part of the jacket with its lapel and marks. A parent element sets `stroke-dasharray`. */
export function JacketCloth({ piece, id, look = cloth[piece], children }: JacketClothProps) {
  const { seam, lapel } = look;
  const marks = jacketMarks[piece];
  return (
    <>
      <g {...(piece === 'right' && mirrored)}>
        <ClothPiece id={id} outline={jacketOutlines[piece]} look={look} dashes="inherit" />
        {children}
        {lapel && (
          <ClothPiece
            id={`${id}-lapel`}
            outline={jacketLapel}
            look={{ fill: lapel, seam }}
            dashes="inherit"
          />
        )}
      </g>
      {marks && <path d={marks} fill="none" stroke={seam} strokeWidth="2" strokeDasharray="none" />}
    </>
  );
}
