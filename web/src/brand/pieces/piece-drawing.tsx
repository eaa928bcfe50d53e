import type { ReactNode } from 'react';
import { dataColors } from '../../theme/tokens';
import { pieceOutline, seamInset, type Cuts } from './piece-geometry';

interface PieceDrawingProps {
  size: readonly [number, number];
  cuts: Cuts;
  /** Index of a data colour (theme/tokens). */
  tint: number;
  transform: string;
  children?: ReactNode;
}

export function PieceDrawing({ size, cuts, tint, transform, children }: PieceDrawingProps) {
  const { strong, tint: fill } = dataColors[tint]!;
  return (
    <g transform={transform} stroke={strong}>
      <path d={pieceOutline(size, cuts)} fill={fill} />
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
