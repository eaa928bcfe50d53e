import { css } from '@emotion/react';
import { color, media } from '../../theme/tokens';
import { PieceDrawing } from '../pieces/piece-drawing';
import { ProductPicture, type ProductPictureName } from './product-picture';

/** Size of a piece, and the space around the strip for its lines. */
const [width, height, edge] = [148, 230, 4];
/** Distance from the top at which a piece's drawing ends and its hem starts. */
const hem = 211;

const strip = css({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  [media.print]: { display: 'none' },
});

interface ProductStripProps {
  names: readonly ProductPictureName[];
}

/** Joins a piece per product into one strip, sewn by one thread. Decorative, because the page names the products. */
export function ProductStrip({ names }: ProductStripProps) {
  const last = names.length - 1;
  return (
    <svg
      css={strip}
      viewBox={`${-edge} ${-edge} ${names.length * width + 2 * edge} ${height + 2 * edge}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {names.map((name, index) => (
        <PieceDrawing
          key={name}
          size={[width, height]}
          cuts={`-${index < last ? 't' : '-'}-${index > 0 ? 'n' : '-'}`}
          tint={index as 0 | 1 | 2 | 3}
          transform={`translate(${index * width} 0)`}
        >
          <svg x="10" y={hem - 77} width="128" height="77" stroke="none">
            <ProductPicture name={name} />
          </svg>
          <path d={`M0 ${hem}h${width}`} />
        </PieceDrawing>
      ))}
      <path
        stroke={color.thread}
        strokeWidth="3"
        strokeDasharray="9 6"
        d={`M34 62c40-34 70 34 ${width} 4s108 30 ${width} 0 90-28 ${width + 14}-6`}
      />
      <circle cx="34" cy="62" r="6" fill={color.sheet} stroke={color.thread} strokeWidth="3" />
      <path
        fill={color.ink}
        transform={`translate(${34 + 3 * width + 14} 60) rotate(14)`}
        d="M-6 0c0-3 7-3.5 17-3l62 3-62 3c-10 .5-17 0-17-3z"
      />
    </svg>
  );
}
