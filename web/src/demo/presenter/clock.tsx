import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useStore } from '../../stores/use-store';
import { font } from '../../theme/tokens';
import { startStore } from '../tour/tour';
import { buttonRow, smallButton } from '../ui/demo-styles';

const time = css({ font: `500 1.625rem/1.2 ${font.mono}` });

/** Length (ms) of the talk that the README describes. */
const length = 600_000;

export function Clock() {
  const [now, setNow] = useState(() => Date.now());
  const startedAt = useStore(startStore, null);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, length - (startedAt === null ? 0 : now - startedAt));
  return (
    <div css={buttonRow} role="timer" aria-label="Clock" data-demo="clock">
      <span css={time}>{new Date(left).toISOString().slice(14, 19)} left</span>
      <button type="button" css={smallButton} onClick={() => startStore.set(Date.now())}>
        {startedAt === null ? 'Start' : 'Start again'}
      </button>
    </div>
  );
}
