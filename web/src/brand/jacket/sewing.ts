import { keyframes } from '@emotion/react';
import type { JacketPiece } from '../pieces/jacket';
import { ownLayer, plays } from '../scenes/scene';
import { inUnits } from './stage';

/** Times (s) after the jacket came into view at which the needle starts and ends to move. */
const [needleStarts, needleEnds] = [0.3, 1.9];

/**
 * Offset of each piece at the start of the animation, in units of the drawing, and the time (s) at which it starts to
 * move. The piece `left` does not move.
 */
const apart: Readonly<Partial<Record<JacketPiece, readonly [x: number, y: number, at: number]>>> = {
  sleeve: [-24, 0, 0.7],
  collar: [0, -24, 0.9],
  right: [24, 0, 1.15],
  pocket: [-30, 30, 1.6],
};

const close = keyframes({ from: { translate: 'var(--apart)' } });

/**
 * Moves the pieces (`data-piece`) inside the element to their places. `--unit` is the length of a unit of the drawing.
 */
export const closesGaps = {
  '[data-piece]': plays(close, 0, '0.2s ease-out'),
  ...Object.fromEntries(
    Object.entries(apart).map(([piece, [x, y, at]]) => [
      `[data-piece=${piece}]`,
      { '--apart': `${inUnits(x)} ${inUnits(y)}`, animationDelay: `${at}s` },
    ]),
  ),
};

export const runsWithNeedle = (name: ReturnType<typeof keyframes>) =>
  plays(name, needleStarts, `${needleEnds - needleStarts}s linear`);

export const ownLayerWhileSewing = plays(ownLayer, 0, `${needleEnds}s`);

export const followsNeedle = (name: ReturnType<typeof keyframes>) =>
  plays(name, needleEnds, '0.6s ease-out');
