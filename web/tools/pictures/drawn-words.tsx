import { PieceDrawing } from '../../src/brand/pieces/piece-drawing';
import { color, font } from '../../src/theme/tokens';

interface LabelProps {
  children: string;
  /** Start of the label's text. */
  at: readonly [x: number, y: number];
  /** End of the line that leads from the label to the named part. Without it the label has no line. */
  to?: readonly [x: number, y: number];
}

function Label({ children, at: [x, y], to }: LabelProps) {
  return (
    <>
      {to && (
        <path d={`M${x + 4} ${y > to[1] ? y - 18 : y + 8}L${to.join(' ')}`} stroke={color.ink} />
      )}
      <text x={x} y={y} fill={color.ink} fontFamily={font.mono} fontSize="15">
        {children}
      </text>
    </>
  );
}

/** Draws the parts of the site's drawings, with the words for them from src/brand/README.md. */
export function DrawnWords() {
  return (
    <svg
      width="1180"
      height="330"
      style={{ display: 'block', background: color.sheet }}
      fill="none"
    >
      <g strokeWidth="1.5">
        <PieceDrawing size={[180, 120]} cuts="-t--" transform="translate(40 80)" />
        <PieceDrawing size={[180, 120]} cuts="-tt-" tint={0} transform="translate(300 80)" />
        <PieceDrawing size={[180, 120]} cuts="---n" tint={2} transform="translate(480 80)" />
        <PieceDrawing size={[180, 90]} cuts="n---" tint={1} transform="translate(300 200)" />
      </g>
      <path d="M740 140H1060" stroke={color.thread} strokeWidth="3" strokeDasharray="11 8" />
      {[740, 1060].map((x) => (
        <circle
          key={x}
          cx={x}
          cy="140"
          r="7"
          fill={color.sheet}
          stroke={color.thread}
          strokeWidth="3"
        />
      ))}
      <path d="M740 222h400v34h-400z" fill={color.thread} />
      {Array.from({ length: 25 }, (_, index) => (
        <path
          key={index}
          d={`M${740 + 16 * index} 256v${index % 5 ? -8 : -18}`}
          stroke={color.ink}
          strokeWidth="1.5"
        />
      ))}
      <Label at={[40, 50]}>piece in chalk</Label>
      <Label at={[320, 50]} to={[350, 87]}>
        seam
      </Label>
      <Label at={[420, 50]} to={[440, 110]}>
        cloth
      </Label>
      <Label at={[530, 50]} to={[497, 132]}>
        tab in a notch
      </Label>
      <Label at={[520, 250]} to={[410, 210]}>
        joint
      </Label>
      <Label at={[760, 110]} to={[742, 134]}>
        knot
      </Label>
      <Label at={[880, 110]} to={[900, 138]}>
        thread
      </Label>
      <Label at={[740, 286]}>tape with short and long marks</Label>
    </svg>
  );
}
