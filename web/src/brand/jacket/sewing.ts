import { keyframes } from '@emotion/react';
import type { JacketPiece } from '../pieces/jacket';
import { ownLayer, plays } from '../scenes/scene';
import { inUnits } from './stage';

/** Times at which the needle starts and ends its movement, in seconds after the jacket came into view. */
const [needleStarts, needleEnds] = [0.3, 1.9];

/**
 * How the pieces move to their places. The left front does not move. `x` and `y` are the offset at which a piece
 * starts, in units of the drawing. `at` is the time at which it starts, in seconds after the jacket came into view.
 */
const apart: Readonly<Partial<Record<JacketPiece, readonly [x: number, y: number, at: number]>>> = {
  sleeve: [-24, 0, 0.7],
  collar: [0, -24, 0.9],
  right: [24, 0, 1.15],
  pocket: [-30, 30, 1.6],
};

const close = keyframes({ from: { translate: 'var(--apart)' } });

/** Styles of an element with pieces (`data-piece`), which move to their places. `--unit` is a unit of the drawing. */
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
