import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { color, font } from '../../theme/tokens';
import { smallButton } from '../ui/demo-styles';

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem 0.875rem',
  flexWrap: 'wrap',
});
const time = css({ font: `500 1.625rem/1.2 ${font.mono}` });
const passed = css({ font: `500 0.9375rem/1.2 ${font.mono}`, color: color.inkSoft });
const begin = css(smallButton, {
  minHeight: '2rem',
  padding: '0.1875rem 0.625rem',
  fontSize: '0.84375rem',
});

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Length (minutes) of the talk in the README. */
const length = 10;

export function Clock() {
  const [now, setNow] = useState(() => Date.now());
  const [start, setStart] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(now);
  const seconds = start === undefined ? 0 : Math.max(0, (now - start) / 1_000);
  return (
    <div css={row} role="timer" aria-label="Clock" data-demo="clock">
      <span css={time}>
        {two(date.getHours())}:{two(date.getMinutes())}
      </span>
      <span css={passed}>
        {two(seconds / 60)}:{two(seconds % 60)} of {length},{' '}
        {Math.max(0, Math.ceil(length - seconds / 60))} min left
      </span>
      <button type="button" css={begin} onClick={() => setStart(Date.now())}>
        {start === undefined ? 'Start' : 'Start at zero'}
      </button>
    </div>
  );
}
