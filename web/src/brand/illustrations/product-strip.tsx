import { css } from '@emotion/react';
import { color, media } from '../../theme/tokens';
import { PieceDrawing } from '../pieces/piece-drawing';
import { ProductPicture, type ProductPictureName } from './product-picture';

/** Size of a piece, and the space (`edge`) that the outlines need around all pieces. */
const [width, height, edge] = [280, 200, 4];
/** `hem` is the distance from a piece's top to the line below its picture. */
const [hem, hemInset] = [168, 12];
/** Only neighbours in a row have a tab and a notch (brand/pieces/piece-geometry). */
const cuts = ['-t--', '---n', '-t--', '---n'] as const;

const strip = css({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  // A background of the pictures would cover the tab of the neighbouring piece.
  '& svg > path:first-of-type': { fill: 'none' },
  [media.print]: { display: 'none' },
});

interface ProductStripProps {
  names: readonly ProductPictureName[];
}

export function ProductStrip({ names }: ProductStripProps) {
  return (
    <svg
      css={strip}
      viewBox={`${-edge} ${-edge} ${2 * (width + edge)} ${2 * (height + edge)}`}
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
          cuts={cuts[index]!}
          tint={index as 0 | 1 | 2 | 3}
          transform={`translate(${(index % 2) * width} ${index > 1 ? height : 0})`}
        >
          <svg x="14" y={hem - 151} width="252" height="151" stroke="none">
            <ProductPicture name={name} />
          </svg>
          <path d={`M${hemInset} ${hem}H${width - hemInset}`} />
        </PieceDrawing>
      ))}
      <path
        stroke={color.thread}
        strokeWidth="3"
        strokeDasharray="9 6"
        d={`M34 ${height}c36-18 74-18 110 0s74 18 110 0 74-18 110 0 74 18 110 0`}
      />
      <circle cx="34" cy={height} r="6" fill={color.sheet} stroke={color.thread} strokeWidth="3" />
      <path
        fill={color.ink}
        transform={`translate(474 ${height}) rotate(-14)`}
        d="M-6 0c0-3 7-3.5 17-3l62 3-62 3c-10 .5-17 0-17-3z"
      />
    </svg>
  );
}
