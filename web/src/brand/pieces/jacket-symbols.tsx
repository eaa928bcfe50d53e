import { jacketLapel, jacketOutlines, type JacketPiece } from './jacket';

/** Returns the id of a piece's outline. A `<use>` with this id sets the fill and stroke of the outline. */
export const jacketId = (piece: JacketPiece) => `jacket-${piece}`;

/**
 * Returns the id of a piece, or of the left lapel, as cloth with a seam. On the `<use>`, `--cloth` sets the colour of
 * the cloth, `--seam` that of the seam, and `stroke-dasharray` the length of the dashes.
 */
export const jacketClothId = (piece: JacketPiece | 'lapel') => `jacket-${piece}-cloth`;

/**
 * Draws a piece of cloth with a seam (a dashed line) 7 px inside its edge, in the colours `--cloth` and `--seam`. A
 * clip path hides what is outside the outline, whose id is `id`. The first stroke draws dashes 17 px wide. The second
 * stroke, 14 px wide, has the colour of the cloth and covers the outer part of the dashes.
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
 * Defines the shapes of the jacket. Drawings use them by id, and a page renders this component once. CSS must not hide
 * the shapes, not even in print, because browsers ignore a clip path in a hidden element.
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
