import { css, keyframes } from '@emotion/react';
import { color, font, fontSize, radius } from '../../theme/tokens';
import { plays, rise, SceneFigure, write } from './scene';

const roomy = '@container (min-width: 520px)';

const call = css({
  padding: '20px 20px 76px',
  borderRadius: radius.sheet,
  [roomy]: { padding: '26px 32px 128px' },
});
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 20px',
  font: `500 ${fontSize.label}/1.6 ${font.mono}`,
  color: color.inkSoft,
});
const live = css({
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 9,
    borderRadius: '50%',
    background: color.thread,
  },
});
const body = css({ position: 'relative' });
const step = 11.5;
const middle = 48;
const whole = (room: number) => [
  `calc(100% - ${room}px)`,
  `round(down, calc(100% - ${room}px), ${step}px)`,
];
// Cut off after a whole bar.
const wave = css({
  width: whole(26),
  height: 2 * middle,
  margin: '14px 0 18px',
  overflow: 'hidden',
  [roomy]: { width: whole(62) },
});
// The call runs on into the thread, and the thread into the note.
const thread = css({
  position: 'absolute',
  top: 47,
  right: 2,
  bottom: -24,
  width: 24,
  border: `2px dashed ${color.thread}`,
  borderWidth: '2px 2px 0 0',
  borderTopRightRadius: 14,
  [roomy]: { right: 26, bottom: -30, width: 36, borderTopRightRadius: 26 },
});
const settle = keyframes({
  '0%': { transform: 'scaleY(0.08)' },
  '60%': { transform: 'scaleY(1.12)' },
});
const speaks = (seconds: number) =>
  css({
    transformBox: 'fill-box',
    transformOrigin: 'center',
    ...plays(settle, seconds, '0.7s ease-out'),
  });
const first = speaks(0.1);
const second = speaks(0.4);
const third = speaks(0.8);

/** Bars of a waveform as one path: half heights in px, from the bar number `from`. */
const bars = (from: number, halves: readonly number[]) =>
  halves
    .map((half, index) => `M${4 + (from + index) * step} ${middle - half}v${half * 2}`)
    .join('');

const question = bars(0, [6, 15, 32, 12, 24, 44, 20, 9, 28, 16, 36, 18, 7]);
const answer = bars(15, [8, 22, 14, 34, 26, 12, 40, 30, 16, 24, 10, 32, 18, 8]);
const thanks = bars(31, [7, 20, 30, 14, 22, 8]);
const silence =
  bars(13, [3, 3]) +
  bars(29, [3, 3]) +
  bars(
    37,
    Array.from({ length: 20 }, () => 3),
  );

const turn = css({
  '& + &': { marginTop: 16 },
  paddingRight: 26,
  [roomy]: { display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr)', paddingRight: 62 },
});
const who = css({ font: `500 ${fontSize.label}/2 ${font.mono}` });
const caller = css({ color: color.threadText });
const agent = css({ color: color.link });
const words = css({ fontSize: 17, fontWeight: 600, lineHeight: 1.4 });
const meaning = css({ marginTop: 2, fontSize: 15, lineHeight: 1.45, color: color.inkSoft });

const slip = css({
  position: 'relative',
  margin: '-52px 12px 0',
  padding: '22px 22px 20px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.sheet,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 8,
    border: `1px dashed ${color.control}`,
    borderRadius: 11,
    opacity: 0.6,
  },
  // The knot in which the thread ends.
  '&::after': {
    content: '""',
    position: 'absolute',
    top: -6,
    right: 4,
    width: 11,
    height: 11,
    border: `2.5px solid ${color.thread}`,
    borderRadius: '50%',
    background: color.sheet,
  },
  ...plays(rise, 1),
  [roomy]: {
    width: 400,
    margin: '-98px 32px 0 auto',
    padding: '28px 30px 26px',
    '&::after': { right: 20 },
  },
});
const slipTitle = css({ font: `700 20px/1.2 ${font.head}`, letterSpacing: '-0.02em' });
const notes = css({ marginTop: 10, ...plays(write, 1.4, '0.9s steps(3)') });
const note = css({
  display: 'flex',
  gap: 10,
  padding: '7px 0',
  fontSize: 16,
  lineHeight: 1.4,
  '&::before': { content: '"✓" / ""', color: color.moss, fontWeight: 700 },
});
const sent = css({
  marginTop: 6,
  paddingTop: 12,
  borderTop: `1px dashed ${color.control}`,
  fontSize: 16,
  fontWeight: 600,
});

/** A telephone call with its waveform, what is said, and the note that is left of it. */
export function VoiceCall() {
  return (
    <SceneFigure caption="An example: a Dutch guest calls, your team reads English.">
      <div className="night" css={call}>
        <p css={bar}>
          <span css={live}>incoming · 02:14</span>
          <span>Nederlands → English</span>
        </p>
        <div css={body}>
          <span css={thread} aria-hidden="true" />
          <svg css={wave} fill="none" strokeWidth="5" strokeLinecap="round" aria-hidden="true">
            <path d={silence} stroke={color.line} />
            <path d={question} stroke={color.thread} css={first} />
            <path d={answer} stroke={color.link} css={second} />
            <path d={thanks} stroke={color.thread} css={third} />
          </svg>
          <div css={turn}>
            <p css={[who, caller]}>Guest</p>
            <div>
              <p css={words} lang="nl">
                “Kan mijn tafel van zeven naar half negen?”
              </p>
              <p css={meaning}>Can I move my booking from seven to half past eight?</p>
            </div>
          </div>
          <div css={turn}>
            <p css={[who, agent]}>AI agent</p>
            <div>
              <p css={words} lang="nl">
                “Dat kan. Half negen, vier personen.”
              </p>
              <p css={meaning}>You can. Half past eight, four people.</p>
            </div>
          </div>
        </div>
      </div>
      <div css={slip}>
        <p css={slipTitle}>Call summary</p>
        <ul css={notes}>
          <li css={note}>Reservation found · 4 people</li>
          <li css={note}>Moved to 20:30</li>
          <li css={note}>Confirmation sent to the guest</li>
        </ul>
        <p css={sent}>Summary sent to the front desk</p>
      </div>
    </SceneFigure>
  );
}
