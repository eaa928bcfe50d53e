import { keyframes } from '@emotion/react';
import type { JacketPiece } from '../pieces/jacket';
import { plays } from '../scenes/scene';

/** From when to when the needle runs through the pieces, in s after the picture is in view. */
const [needleStarts, needleEnds] = [0.3, 1.9];

/** Where a piece lies before it is sewn, in units off its place, and when the needle has passed its seam, in s. */
const apart: Readonly<Partial<Record<JacketPiece, readonly [x: number, y: number, at: number]>>> = {
  sleeve: [-24, 0, 0.7],
  collar: [0, -24, 0.9],
  right: [24, 0, 1.15],
  pocket: [-30, 30, 1.6],
};

const close = keyframes({ from: { translate: 'var(--apart)' } });

/**
 * A rule that moves a piece, or what lies on it, from its place before the sewing to its place in the jacket. `length`
 * turns units of the drawing into those of the moved element.
 */
export function closesGap(piece: JacketPiece, length: (units: number) => string) {
  const place = apart[piece];
  if (!place) return {};
  const [x, y, at] = place;
  return { '--apart': `${length(x)} ${length(y)}`, ...plays(close, at, '0.2s ease-out') };
}

/** A rule that plays while the needle runs. */
export const runsWithNeedle = (name: ReturnType<typeof keyframes>) =>
  plays(name, needleStarts, `${needleEnds - needleStarts}s linear`);

/** A rule that plays after that. */
export const followsNeedle = (name: ReturnType<typeof keyframes>) =>
  plays(name, needleEnds, '0.6s ease-out');
