import { css } from '@emotion/react';
import { color, font, fontSize, headFont, media } from '../../theme/tokens';
import { stacked, statusDot } from '../../ui/layout';
import { jacketNames, type JacketPiece } from '../pieces/jacket';
import { looks } from './jacket-drawing';
import { table, u } from './stage';

export interface AgentPiece {
  piece: JacketPiece;
  label: string;
  /** A note below the name, such as "AC-12 · tables". Windows narrower than `table.roomy` hide it. */
  code?: string;
  does: string;
}

export const agentList = css({
  '& > *': { position: 'absolute', '--focus': '#fff', color: '#fff', pointerEvents: 'auto' },
  '& > * > *': {
    ...stacked,
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    // The agent's name grows with the browser's font size, but not beyond the shape in the drawing that contains it.
    font: `600 max(12.5px, 26 * var(--u), min(1rem, 29.8 * var(--u)))/1.1 ${font.text}`,
    letterSpacing: '-0.01em',
    textAlign: 'start',
    overflowWrap: 'normal',
    [media.forced]: { border: '1px solid', background: 'ButtonFace' },
  },
});
const onThread = css({ '--focus': color.night, color: color.night });
const tight = css({ letterSpacing: '-0.025em' });
// The sleeve is slanted. The padding moves the name to where the sleeve is wide enough.
const slanted = css(tight, { [table.roomy]: { paddingBlockEnd: u(38), paddingInlineStart: u(5) } });
const centred = css({ alignItems: 'center', textAlign: 'center', textWrap: 'balance' });
const large = css(headFont('max(40 * var(--u), min(1.25rem, 43 * var(--u)))', 0.98, '-0.03em'));
const nameStyles: Partial<Record<JacketPiece, typeof tight>> = {
  pocket: tight,
  sleeve: slanted,
  collar: centred,
  left: large,
};
const small = css({
  display: 'none',
  marginTop: '0.5em',
  font: `500 max(15 * var(--u), ${fontSize.label})/1.3 ${font.mono}`,
  letterSpacing: 0,
  [table.roomy]: { display: 'block' },
  // The dot shows that the whole agent is at work.
  '[data-piece=left] &': { color: '#7fd9ae', '&::before': statusDot('0.5em', '0.5em') },
});

/** Keeps a name legible where large text extends beyond the shape that contains it. */
const halo = (fill: string) => css({ textShadow: Array(4).fill(`0 0 2px ${fill}`).join() });

interface AgentButtonProps {
  agent: AgentPiece;
  describedBy: string;
}

export function AgentButton({ agent, describedBy }: AgentButtonProps) {
  const { piece, label, code } = agent;
  const [left, top, width, height] = jacketNames[piece];
  return (
    <li
      data-piece={piece}
      css={[
        piece === 'pocket' && onThread,
        { insetInlineStart: u(left), top: u(top), width: u(width), height: u(height) },
      ]}
    >
      <button type="button" css={nameStyles[piece]} aria-describedby={describedBy}>
        <span css={halo(looks[piece].fill)}>{label} </span>
        {code && <span css={small}>{code}</span>}
      </button>
    </li>
  );
}
