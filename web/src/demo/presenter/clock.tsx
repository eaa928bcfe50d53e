import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { font } from '../../theme/tokens';
import { buttonRow, smallButton } from '../ui/demo-styles';

const time = css({ font: `500 1.625rem/1.2 ${font.mono}` });
const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Length (s) of the talk in the README. */
const length = 600;

export function Clock() {
  const [now, setNow] = useState(() => Date.now());
  const [start, setStart] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, length - (start === undefined ? 0 : (now - start) / 1_000));
  return (
    <div css={buttonRow} role="timer" aria-label="Clock" data-demo="clock">
      <span css={time}>
        {two(left / 60)}:{two(left % 60)} left
      </span>
      <button type="button" css={smallButton} onClick={() => setStart(Date.now())}>
        {start === undefined ? 'Start' : 'Start again'}
      </button>
    </div>
  );
}
