import type { ReactNode } from 'react';
import { color, dataColors } from '../../theme/tokens';
import { pieceOutline, seamInset, type Cuts } from './piece-geometry';

interface PieceDrawingProps {
  size: readonly [number, number];
  cuts: Cuts;
  /** Index of a data colour (theme/tokens). Without an index the shape is only an outline. */
  tint?: 0 | 1 | 2 | 3;
  transform: string;
  children?: ReactNode;
}

export function PieceDrawing({ size, cuts, tint, transform, children }: PieceDrawingProps) {
  const edge = pieceOutline(size, cuts);
  if (tint === undefined) {
    return (
      <path
        d={edge}
        transform={transform}
        fill={color.sheet}
        stroke={color.control}
        strokeDasharray="3 6"
      />
    );
  }
  const { strong, tint: fill } = dataColors[tint];
  return (
    <g transform={transform} stroke={strong}>
      <path d={edge} fill={fill} />
      <path
        d={pieceOutline(size, cuts, seamInset)}
        strokeWidth="1.2"
        strokeDasharray="5 4"
        opacity=".6"
      />
      {children}
    </g>
  );
}
