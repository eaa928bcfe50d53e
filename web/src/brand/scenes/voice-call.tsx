import { css, keyframes } from '@emotion/react';
import { border, color, headFont, labelFont, radius, softLabel } from '../../theme/tokens';
import { Icon } from '../../ui/icon';
import { circle, pseudoBox, seamBox, spreadRow, statusDot } from '../../ui/layout';
import { plays, pull, SceneFigure } from './scene';

const roomy = '@container (min-width: 32.5rem)';

const call = css({
  padding: '1.25rem 1.25rem 4.75rem',
  borderRadius: radius.sheet,
  [roomy]: { padding: '1.625rem 2rem 8rem' },
});
const bar = css({
  ...spreadRow('2px 1.25rem'),
  ...softLabel(1.6),
});
const live = css({ '&::before': statusDot('0.5rem', '0.5625rem', color.thread) });
const body = css({ position: 'relative' });
const step = 11.5;
const middle = 48;
const whole = (room: number) => `round(down, calc(100% - ${room}px), ${step}px)`;
const wave = css({
  width: whole(26),
  height: 2 * middle,
  margin: '0.875rem 0 1.125rem',
  overflow: 'hidden',
  [roomy]: { width: whole(62) },
});
const thread = css({
  position: 'absolute',
  top: '2.9375rem',
  insetInlineEnd: 2,
  bottom: '-1.5rem',
  width: '1.5rem',
  border: border.thread,
  borderBlockWidth: '2px 0',
  borderInlineWidth: '0 2px',
  borderStartEndRadius: 14,
  [roomy]: {
    insetInlineEnd: '1.625rem',
    bottom: '-1.875rem',
    width: '2.25rem',
    borderStartEndRadius: 26,
  },
});
/** Start and duration (s) of the answer, counted from when the visitor first sees the scene. */
const answered = { from: 0.3, lasts: 1.4 };
const answerEnd = answered.from + answered.lasts;

/** Like `plays`, but `seconds` counts from when the visitor first sees the scene (runtime/behaviours/in-view). */
const inCall = (name: ReturnType<typeof keyframes>, seconds: number, timing?: string) =>
  css(plays(name, seconds, timing), {
    'figure:has([data-view="waiting"]) &': { animation: 'none' },
  });
const talks = (name: ReturnType<typeof keyframes>) =>
  inCall(name, answered.from, `${answered.lasts}s linear`);
const appear = keyframes({ from: { opacity: 0 } });
const after = (seconds: number) => inCall(appear, seconds, '0.4s ease-out');

// The text is transparent, and a growing background shows through its letters, so the words appear one after another.
const inked = {
  color: 'transparent',
  backgroundImage: `linear-gradient(${color.ink}, ${color.ink})`,
  backgroundRepeat: 'no-repeat',
  backgroundClip: 'text',
};
const say = keyframes({
  from: { ...inked, backgroundSize: '0 100%' },
  to: { ...inked, backgroundSize: '100% 100%' },
});

/** Returns SVG path data of a waveform. `halves` contains half the height (px) of each bar. */
const bars = (from: number, halves: readonly number[]) =>
  halves
    .map((half, index) => `M${4 + (from + index) * step} ${middle - half}v${half * 2}`)
    .join('');

const greeting = bars(0, [6, 15, 32, 12, 24, 44, 20, 9, 28, 16, 36, 18, 7]);
const question = bars(15, [8, 22, 14, 34, 26, 12, 40, 30, 16, 24, 10, 32, 18, 8]);
const answer = bars(31, [7, 20, 30, 14, 22, 8]);
/** Short bars over the whole length of the call. The longer bars of each speaker cover them. */
const silence = bars(
  0,
  Array.from({ length: 66 }, () => 3),
);

const turn = css({
  '& + &': { marginTop: '1rem' },
  paddingInlineEnd: '1.625rem',
  textWrap: 'balance',
  [roomy]: {
    display: 'grid',
    gridTemplateColumns: '4.75rem minmax(0, 1fr)',
    paddingInlineEnd: '3.875rem',
  },
});
const who = css({ font: labelFont(2) });
const caller = css({ color: color.threadText });
const agent = css({ color: color.link });
const words = css({ fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 });
const meaning = css({
  marginTop: 2,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  color: color.inkSoft,
});

const slip = css({
  position: 'relative',
  margin: '-3.25rem 0.75rem 0',
  padding: '1.375rem 1.375rem 1.25rem',
  border: border.hairline,
  borderRadius: radius.card,
  background: color.sheet,
  '&::before': seamBox('0.5rem', color.control, 11),
  '&::after': {
    ...pseudoBox,
    top: '-0.375rem',
    insetInlineEnd: '0.25rem',
    ...circle('0.6875rem'),
    border: `2.5px solid ${color.thread}`,
    background: color.sheet,
  },
  [roomy]: {
    width: '25rem',
    marginBlock: '-6.125rem 0',
    marginInline: 'auto 2rem',
    padding: '1.75rem 1.875rem 1.625rem',
    '&::after': { insetInlineEnd: '1.25rem' },
  },
});
const slipTitle = css(headFont('1.25rem', 1.2, '-0.02em'));
const notes = css({ marginTop: '0.625rem' });
const note = css({
  display: 'flex',
  gap: '0.625rem',
  padding: '0.4375rem 0',
  fontSize: '1rem',
  lineHeight: 1.4,
  '& svg': { flex: 'none', marginTop: '0.1875rem', color: color.moss },
});
const sent = css({
  marginTop: '0.375rem',
  paddingTop: '0.75rem',
  borderTop: `1px dashed ${color.control}`,
  fontSize: '1rem',
  fontWeight: 600,
});

/** Only turns with `plays` are animated. The first exchange is visible at once, so the scene is never empty. */
const turns = [
  {
    plays: false,
    who: 'AI agent',
    said: '“Dit is de AI-assistent van het restaurant.”',
    meaning: 'This is the restaurant’s AI assistant.',
  },
  {
    plays: false,
    who: 'Guest',
    said: '“Kan mijn tafel van zeven naar half negen?”',
    meaning: 'Can I move my booking from seven to half past eight?',
  },
  {
    plays: true,
    who: 'AI agent',
    said: '“Dat kan. Half negen, vier personen.”',
    meaning: 'You can. Half past eight, four people.',
  },
] as const;

/** Lines of the note. A line appears at the time `at` (s), and a line without a time is visible from the start. */
const noted = [
  { text: 'Reservation found: 4 people', at: undefined },
  { text: 'Moved to 20:30', at: answerEnd + 0.1 },
  { text: 'Confirmation sent to the guest', at: answerEnd + 0.4 },
];

/** Renders a phone call with its waveform, its transcript and a note. The animation ends after 2.8 seconds. */
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
            <path d={greeting} stroke={color.link} />
            <path d={question} stroke={color.thread} />
            <path d={answer} stroke={color.link} css={talks(pull)} />
          </svg>
          {turns.map(({ plays: isPlayed, who: speaker, said, meaning: inEnglish }, index) => (
            <div key={said} data-in-view={index === 0 ? 'fade' : undefined} css={turn}>
              <p
                css={[who, speaker === 'Guest' ? caller : agent, isPlayed && after(answered.from)]}
              >
                {speaker}
              </p>
              <div>
                <p css={words} lang="nl">
                  <span css={isPlayed && talks(say)}>{said}</span>
                </p>
                <p css={[meaning, isPlayed && after(answerEnd - 0.3)]}>{inEnglish}</p>
              </div>
            </div>
          ))}
        </div>
      </div>
      <div css={slip}>
        <p css={slipTitle}>Call summary</p>
        <ul css={notes}>
          {noted.map(({ text, at }) => (
            <li key={text} css={[note, at && after(at)]}>
              <Icon name="check" size={16} />
              {text}
            </li>
          ))}
        </ul>
        <p css={[sent, after(answerEnd + 0.7)]}>Summary sent to the front desk</p>
      </div>
    </SceneFigure>
  );
}
