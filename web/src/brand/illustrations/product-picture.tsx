import { color, dataColors } from '../../theme/tokens';
import { pieceOutline, seamInset } from '../pieces/piece-geometry';

const [cobalt, vermilion, moss, plum] = dataColors;

const soundBars = [8, 20, 12, 34, 46, 26, 40, 16, 28, 11]
  .map((half, index) => `M${30 + index * 14} ${84 - half}v${half * 2}`)
  .join('');

/** Each picture is 280 units wide and 168 units high, on the light shade of a data colour (theme/tokens). */
const pictures = {
  suite: {
    tint: cobalt.tint,
    drawing: (
      <g stroke={cobalt.strong} strokeWidth="2">
        <path fill={color.sheet} d={pieceOutline([100, 88], '-t--', 0, [24, 40])} />
        <path fill={cobalt.strong} d={pieceOutline([100, 88], '---n', 0, [154, 40])} />
        <g strokeWidth="1.5" strokeDasharray="5 4">
          <path d={pieceOutline([100, 88], '-t--', seamInset, [24, 40])} />
          <path stroke="#fff" d={pieceOutline([100, 88], '---n', seamInset, [154, 40])} />
        </g>
        <path strokeWidth="5" d="M46 71h34M46 84h46M46 97h24" />
        <path stroke="#fff" strokeWidth="5" d="m200 84 10 10 20-21" />
      </g>
    ),
  },
  voice: {
    tint: vermilion.tint,
    drawing: (
      <>
        <path stroke={vermilion.strong} strokeWidth="6" d={soundBars} />
        <path stroke={color.ink} strokeWidth="2" strokeDasharray="5 5" d="M14 84h162" />
        <path fill={color.sheet} stroke={color.ink} strokeWidth="2" d="M178 38h76v92h-76z" />
        <path stroke={color.ink} strokeWidth="4" d="M191 58h34" />
        <path stroke={color.control} strokeWidth="4" d="M191 74h50M191 88h42M191 102h50" />
        <path stroke={vermilion.strong} strokeWidth="4" d="m191 116 5 5 9-10" />
      </>
    ),
  },
  document: {
    tint: moss.tint,
    drawing: (
      <>
        <path
          fill={color.sheet}
          stroke={moss.strong}
          strokeWidth="2"
          d="M44 172V26h70l24 24v122M114 26v24h24"
        />
        <path stroke={moss.strong} strokeWidth="5" d="M60 52h34" />
        <path stroke="#a9cdbb" strokeWidth="5" d="M60 72h62M60 88h46M60 140h62M60 156h38" />
        <path
          fill={color.sheet}
          stroke={vermilion.strong}
          strokeWidth="2"
          strokeDasharray="6 4"
          d="M54 102h74v24H54z"
        />
        <path stroke={moss.strong} strokeWidth="5" d="M64 114h36" />
        <path
          stroke={vermilion.strong}
          strokeWidth="2"
          strokeDasharray="6 4"
          d="M128 114c30 0 14-38 42-38"
        />
        <path
          fill={moss.strong}
          d="M186 54h62a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6h-62a16 16 0 0 1-16-16v-12a16 16 0 0 1 16-16z"
        />
        <circle cx="184" cy="76" r="4" fill={moss.tint} />
        <path stroke="#fff" strokeWidth="5" d="M206 69h34M206 83h20" />
      </>
    ),
  },
  analyst: {
    tint: plum.tint,
    drawing: (
      <>
        <path
          stroke={plum.strong}
          strokeWidth="1.5"
          strokeDasharray="5 5"
          d="m26 140 62-14 72 4 94-36"
        />
        <path stroke={plum.strong} strokeWidth="4" d="m26 128 56-30 46 16 56-52 66-20" />
        <g fill={color.sheet} stroke={plum.strong} strokeWidth="3">
          <circle cx="82" cy="98" r="6" />
          <circle cx="128" cy="114" r="6" />
          <circle cx="184" cy="62" r="6" />
          <circle cx="250" cy="42" r="6" />
        </g>
        <path
          fill={color.ink}
          d="M34 26h96a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H62L48 80V68H34a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
        />
        <path stroke={color.paper} strokeWidth="5" d="M42 41h66M42 54h38" />
      </>
    ),
  },
} as const;

export function ProductPicture({ name }: { name: keyof typeof pictures }) {
  const { tint, drawing } = pictures[name];
  return (
    <svg
      viewBox="0 0 280 168"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill={tint} d="M0 0h280v168H0z" />
      {drawing}
    </svg>
  );
}
