import { jacketLapels, jacketOutlines, type JacketPiece } from './jacket';

/** Id of a piece's outline: `<use href="#jacket-sleeve">` draws it with fill and stroke of its user. */
export const jacketId = (piece: JacketPiece) => `jacket-${piece}`;

/**
 * Id of a piece as cloth, with its seam. Its user sets the colours of ground and seam as `--cloth` and `--seam`, and the
 * seam's stitches as `stroke-dasharray`. The lapels of both fronts are pieces of cloth like these.
 */
export const jacketClothId = (piece: JacketPiece | 'lapel-left' | 'lapel-right') =>
  `jacket-${piece}-cloth`;

/**
 * The seam runs 7 px inside the edge without a path of its own: the outline, clipped to itself, is stroked 17 px wide in
 * stitches, and 14 px wide over that.
 */
function Cloth({ name, outline }: { name: string; outline: string }) {
  const id = `jacket-${name}`;
  const href = `#${id}`;
  return (
    <>
      <path id={id} d={outline} />
      <clipPath id={`${id}-cut`}>
        <use href={href} />
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
 * The shapes of the jacket, for drawings that use them by their id: render it once in a document. It must be displayed
 * where a drawing is, in print too: browsers ignore a clip path that is not.
 */
export function JacketSymbols() {
  const lapels = Object.entries(jacketLapels).map(([side, outline]) => [`lapel-${side}`, outline]);
  return (
    <svg width="0" height="0" aria-hidden="true">
      {[...Object.entries(jacketOutlines), ...lapels].map(([name, outline]) => (
        <defs key={name}>
          <Cloth name={name!} outline={outline!} />
        </defs>
      ))}
    </svg>
  );
}
