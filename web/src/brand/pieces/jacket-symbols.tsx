import { jacketLapels, jacketOutlines, type JacketPiece } from './jacket';

/** Returns the id of a piece's outline: `<use href="#jacket-sleeve">` draws it with its own fill and stroke. */
export const jacketId = (piece: JacketPiece) => `jacket-${piece}`;

/**
 * Returns the id of a piece as cloth with its seam. The `<use>` sets the colours of cloth and seam as `--cloth` and
 * `--seam`, and the stitches as `stroke-dasharray`. The lapels are such pieces too.
 */
export const jacketClothId = (piece: JacketPiece | 'lapel-left' | 'lapel-right') =>
  `jacket-${piece}-cloth`;

/** Draws the seam 7 px inside the edge: it strokes the clipped outline 17 px wide in stitches, then 14 px plain. */
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
 * Defines the shapes of the jacket, which drawings use by id. Render it once in a document. It must be displayed
 * wherever a drawing is, in print too, because browsers ignore a clip path that is not displayed.
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
