import { css } from '@emotion/react';
import { color, font, fontSize } from '../../theme/tokens';
import type { PieceTint } from '../pieces/pattern-piece';
import { plays, write } from './scene-motion';

export const seam = `1px dashed ${color.line}`;
export const small = '@container (max-width: 479.98px)';

const log = css({
  [small]: { '& > :nth-of-type(n+3)': { display: 'none' } },
  display: 'grid',
  columnGap: 28,
  marginTop: 6,
  ...plays(write, 0.9, '1s steps(4)'),
  '@container (min-width: 620px) and (max-width: 959.98px)': { gridTemplateColumns: '1fr 1fr' },
});
const entry = css({
  display: 'grid',
  gridTemplateColumns: '50px 1fr',
  padding: '11px 0',
  borderBottom: seam,
  fontSize: 15,
  lineHeight: 1.45,
  textWrap: 'balance',
});
const time = css({ font: `500 ${fontSize.label}/1.75 ${font.mono}`, color: color.inkSoft });
const source = css({
  display: 'block',
  fontSize: 14,
  color: color.inkSoft,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 7,
    borderRadius: 2,
    background: 'var(--edge)',
  },
});

const entries = [
  { at: '08:41', text: 'A guest asked to move a booking', by: 0 },
  { at: '08:41', text: 'Booking moved to 20:30', by: 3 },
  { at: '08:42', text: 'Confirmation sent', by: 4 },
  { at: '09:05', text: 'Group order read from a PDF', by: 1 },
] as const;

/** What the agents did today, and which part of them. */
export const StudioLog = ({ parts }: { parts: readonly { name: string; tint: PieceTint }[] }) => (
  <ul css={log}>
    {entries.map(({ at, text, by }) => (
      <li key={text} css={entry}>
        <span css={time}>{at}</span>
        <span>
          {text}{' '}
          <span css={source} data-tint={parts[by]!.tint}>
            {parts[by]!.name}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
