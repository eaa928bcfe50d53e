import { jacketLapel, jacketOutlines, type JacketPiece } from './jacket';

/** Returns the id of a piece's outline. A `<use>` of this id draws the outline with the fill and stroke of the `<use>`. */
export const jacketId = (piece: JacketPiece) => `jacket-${piece}`;

/**
 * Returns the id of a piece or the left lapel as cloth with a seam. The `<use>` sets the colour of the cloth by `--cloth`, that
 * of the seam by `--seam`, and the stitches by `stroke-dasharray`.
 */
export const jacketClothId = (piece: JacketPiece | 'lapel') => `jacket-${piece}-cloth`;

/**
 * Draws a piece of cloth with a seam 7 px inside its edge, in the colours `--cloth` and `--seam`. It strokes the clipped
 * outline twice. The first stroke draws stitches 17 px wide. The second one is 14 px wide in the cloth's colour, and
 * covers their outer part. `id` is the id of the outline.
 */
export function Cloth({ id, outline }: { id: string; outline: string }) {
  const href = `#${id}`;
  return (
    <>
      <clipPath id={`${id}-cut`}>
        <path id={id} d={outline} />
      </clipPath>
      <g id={`${id}-cloth`} clipPath={`url(#${id}-cut)`}>
        <use href={href} fill="var(--cloth)" stroke="var(--seam)" strokeWidth="17" />
        <use
          href={href}
          fill="none"
          stroke="var(--cloth)"
          strokeWidth="14"
          strokeDasharray="none"
        />
      </g>
    </>
  );
}

/**
 * Defines the shapes of the jacket, which drawings use by id. A page renders this component once. CSS must not hide the
 * shapes, not even in print, because browsers ignore a clip path inside a hidden element.
 */
export function JacketSymbols() {
  const outlines = { ...jacketOutlines, lapel: jacketLapel };
  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(outlines).map(([name, outline]) => (
          <Cloth key={name} id={`jacket-${name}`} outline={outline} />
        ))}
      </defs>
    </svg>
  );
}
