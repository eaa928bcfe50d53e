import type { ReactNode } from 'react';
import type { ServicePictureName } from '../../content/types/service';
import { color, dataColors } from '../../theme/tokens';
import { CuttingTable } from '../pieces/cutting-table';
import { PieceDrawing } from '../pieces/piece-drawing';

const [cobalt, vermilion, moss, plum] = dataColors;

/** Path of a needle that points to the right. Its eye is near the origin, and its point is at x = 73. */
const needle = 'M-6 0c0-3 7-3.5 17-3l62 3-62 3c-10 .5-17 0-17-3z';
const thread = {
  stroke: color.thread,
  strokeWidth: 3,
  strokeDasharray: '9 6',
};
const pins = (places: readonly (readonly [number, number])[]) => (
  <g stroke={color.ink} strokeWidth="2">
    <path d={places.map(([x, y]) => `M${x} ${y}l13 25`).join('')} />
    <g fill={color.thread} strokeWidth="1.5">
      {places.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="8" />
      ))}
    </g>
  </g>
);
const writing = (x: number, y: number) => (
  <path strokeWidth="5" d={`M${x} ${y}h46M${x} ${y + 16}h66M${x} ${y + 32}h34`} />
);

const pictures: Record<ServicePictureName, { code: string; drawing: ReactNode }> = {
  measuring: {
    code: 'discovery / taking measurements',
    drawing: (
      <>
        <path fill={cobalt.tint} stroke={cobalt.strong} d="M56 62h392v300H56z" />
        <PieceDrawing size={[156, 112]} cuts="-tt-" transform="translate(82 86)" />
        <PieceDrawing size={[150, 112]} cuts="--nn" transform="translate(264 86)" />
        <PieceDrawing size={[156, 112]} cuts="nt--" transform="translate(82 228)" />
        <g transform="rotate(8 346 290)">
          <PieceDrawing size={[150, 112]} cuts="t--n" tint={2} transform="translate(274 236)">
            {writing(36, 40)}
          </PieceDrawing>
        </g>
        <g transform="rotate(-24 260 220)">
          <path fill={vermilion.tint} stroke={color.ink} d="M-20 200h560v36H-20z" />
          <path
            stroke={color.ink}
            d={Array.from(
              { length: 36 },
              (_, index) => `M${index * 15} 200v${index % 5 ? 9 : 19}`,
            ).join('')}
          />
        </g>
      </>
    ),
  },
  assembly: {
    code: 'systems / from components',
    drawing: (
      <g transform="translate(-11 -16) scale(1.12)">
        <path {...thread} d="M420 178c60 34 44 88 6 112" />
        <PieceDrawing size={[160, 124]} cuts="-tt-" tint={0} transform="translate(56 84)">
          {writing(34, 44)}
        </PieceDrawing>
        <PieceDrawing size={[160, 124]} cuts="nt--" tint={2} transform="translate(56 208)">
          <path strokeWidth="5" d="m58 66 14 14 28-30" />
        </PieceDrawing>
        <PieceDrawing size={[160, 124]} cuts="t--n" tint={3} transform="translate(216 208)">
          <path strokeWidth="5" d="m40 84 24-26 20 14 34-34" />
        </PieceDrawing>
        <PieceDrawing
          size={[160, 124]}
          cuts="--nn"
          tint={1}
          transform="translate(264 62) rotate(9 80 62)"
        >
          <path strokeWidth="6" d="M44 54v16M60 42v40M76 50v24M92 36v52M108 48v28M124 56v12" />
        </PieceDrawing>
        <path fill={color.ink} d={needle} transform="translate(426 290) rotate(128)" />
      </g>
    ),
  },
  fitting: {
    code: 'implementation / last fitting',
    drawing: (
      <>
        <g fill={plum.tint} stroke={plum.strong}>
          <path d="M60 98h92v166h216V98h92a12 12 0 0 1 12 12v240a12 12 0 0 1-12 12H60a12 12 0 0 1-12-12V110a12 12 0 0 1 12-12z" />
          <path strokeDasharray="5 4" opacity=".6" d="M60 110h80v166h240V110h80v240H60z" />
        </g>
        <PieceDrawing size={[204, 172]} cuts="t---" tint={0} transform="translate(158 86)">
          {writing(62, 70)}
        </PieceDrawing>
        <path
          stroke={color.thread}
          strokeWidth="3"
          d="M146 116h18m-18 20h18m-18 20h18m-18 20h18m-18 20h18m-18 20h18m-18 20h18m8 16v18m20-18v18m20-18v18m20-18v18m20-18v18"
        />
        <path {...thread} d="M252 270c10 60 60 60 84 44" />
        <path fill={color.ink} d={needle} transform="translate(340 310) rotate(-24)" />
        {pins([
          [354, 112],
          [356, 160],
          [358, 208],
        ])}
      </>
    ),
  },
  altering: {
    code: 'maintenance / letting out a seam',
    drawing: (
      <>
        <PieceDrawing size={[250, 236]} cuts="--tn" tint={2} transform="translate(60 82)">
          {writing(40, 52)}
        </PieceDrawing>
        <PieceDrawing size={[118, 236]} cuts="-t--" tint={1} transform="translate(318 82)" />
        <path
          stroke={color.thread}
          strokeWidth="3"
          d="m304 104 20 18-20 18 20 18-20 18 20 18-20 18 20 18-20 18 20 18-20 18"
        />
        <g transform="rotate(-8 160 240)">
          <path fill={color.sheet} stroke={moss.strong} d="M112 196h92v82h-92z" />
          <path
            stroke={color.thread}
            strokeWidth="2.5"
            d="M126 190v13M146 190v13M168 190v13M190 190v13M126 271v13M146 271v13M168 271v13M190 271v13M106 214h13M106 236h13M106 258h13M197 214h13M197 236h13M197 258h13"
          />
        </g>
        <path stroke={color.control} strokeDasharray="3 6" d="M452 70v260" />
        <path stroke={color.ink} d="M330 344h106m-9-7 9 7-9 7m-88-14-9 7 9 7" />
      </>
    ),
  },
  pocket: {
    code: 'security / a buttoned pocket',
    drawing: (
      <>
        <PieceDrawing
          size={[190, 190]}
          cuts="t---"
          tint={0}
          transform="translate(152 44) rotate(-4)"
        >
          {writing(40, 46)}
        </PieceDrawing>
        <path
          fill={moss.tint}
          stroke={moss.strong}
          d="M104 140h312v150c0 50-60 70-156 92-96-22-156-42-156-92z"
        />
        <path
          stroke={moss.strong}
          strokeDasharray="5 4"
          opacity=".6"
          d="M118 154h284v134c0 40-52 58-142 80-90-22-142-40-142-80z"
        />
        <path fill={color.sheet} stroke={moss.strong} d="M96 132h328v54l-164 68-164-68z" />
        <path {...thread} d="M108 144h304v34l-152 62-152-62z" />
        <circle cx="260" cy="262" r="31" fill={color.ink} />
        <circle
          cx="260"
          cy="262"
          r="23"
          stroke={color.sheet}
          strokeWidth="1.5"
          strokeDasharray="4 4"
        />
        <path stroke={color.thread} strokeWidth="4" d="m252 254 16 16M268 254l-16 16" />
      </>
    ),
  },
};

export function ServicePicture({ name }: { name: ServicePictureName }) {
  const { code, drawing } = pictures[name];
  return <CuttingTable code={code}>{drawing}</CuttingTable>;
}
