import { jacketLapel, jacketOutlines, type JacketPiece } from './jacket';

/** Returns the id of a piece's outline. The `<use>` element sets fill and stroke. */
export const jacketId = (piece: JacketPiece) => `jacket-${piece}`;

/**
 * Returns the id of a filled piece, or of the left lapel. The `<use>` element sets its colour (`--cloth`), the colour
 * of the dashed line inside its edge (`--seam`), and `stroke-dasharray`.
 */
export const jacketClothId = (piece: JacketPiece | 'lapel') => `jacket-${piece}-cloth`;

/**
 * Draws a filled piece with a dashed line 7 px inside its edge. The clip path cuts strokes off at the outline. The
 * second stroke covers the outer 14 px of the 17 px wide dashes.
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
 * Defines the shapes of the jacket, once per page. CSS must not hide this component, because browsers ignore a clip
 * path in a hidden element.
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
