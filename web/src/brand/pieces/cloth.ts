import { color } from '../../theme/tokens';
import type { JacketPiece } from './jacket';

/** The colours of a cut piece: its cloth, the seam on it, words on it, and the turned-over edge of a front. */
export interface Cloth {
  fill: string;
  seam: string;
  word: string;
  lapel?: string;
  /** Of dark cloth beside dark cloth. */
  edge?: string;
}

/** The cloth of each piece of the jacket. */
export const cloth: Readonly<Record<JacketPiece, Cloth>> = {
  right: { fill: color.cobalt, seam: '#aab4ff', word: '#fff', lapel: color.cobaltDark },
  pocket: { fill: color.thread, seam: '#14171f', word: '#14171f' },
  // Not the token: that one turns light on a dark ground.
  sleeve: { fill: '#1a6b4a', seam: '#7fd9ae', word: '#fff' },
  collar: { fill: color.plum, seam: '#dcb4e6', word: '#fff' },
  left: {
    fill: color.night,
    seam: color.nightSoft,
    word: color.nightText,
    lapel: color.nightRaised,
  },
};
