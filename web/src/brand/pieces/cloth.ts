import { color } from '../../theme/tokens';
import type { JacketPiece } from './jacket';

export interface Cloth {
  fill: string;
  seam: string;
  word: string;
  lapel?: string;
  /** Colour of the edge. Only the dark piece of a scan's result has an edge colour (features/ai-scan/sheet-pieces). */
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
