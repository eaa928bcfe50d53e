import { css } from '@emotion/react';
import type { ProcessContent } from '../../content/types/service';
import { color, font } from '../../theme/tokens';
import { CuttingTable } from '../pieces/cutting-table';
import { PieceDrawing } from '../pieces/piece-drawing';

const name = css({ font: `600 17px/1 ${font.text}`, '@media (width < 62em)': { fontSize: 24 } });
const cuts = ['-tt-', '--nn', 'nt--', 't--n'] as const;

/** Draws a pattern with a piece for each of the four steps. */
export function MeasuringPicture({ steps }: { steps: ProcessContent['steps'] }) {
  return (
    <CuttingTable code="discovery / taking measurements">
      <path fill={color.sheet} stroke={color.ink} d="M34 40h452v358H34z" />
      {steps.map(({ title }, index) => (
        <PieceDrawing
          key={title}
          size={[190, 112]}
          cuts={cuts[index]!}
          tint={index}
          transform={`translate(${58 + (index % 2) * 216} ${index < 2 ? 60 : 198})`}
        >
          <text css={name} y="22" fill={color.ink} stroke="none">
            {title.split(' ').map((word) => (
              <tspan key={word} x="34" dy="1.2em">
                {word}
              </tspan>
            ))}
          </text>
        </PieceDrawing>
      ))}
      <g transform="rotate(-3 260 356)" strokeLinecap="butt">
        <path fill={color.threadTint} stroke={color.ink} d="M54 338h412v36H54z" />
        <path stroke={color.ink} strokeWidth="9" strokeDasharray="1.5 13.5" d="M65 343H456" />
        <path stroke={color.ink} strokeWidth="19" strokeDasharray="1.5 73.5" d="M65 348H456" />
      </g>
    </CuttingTable>
  );
}
