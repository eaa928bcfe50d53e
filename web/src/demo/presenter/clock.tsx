import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createPersistedStore } from '../../stores/create-store';
import { useStore } from '../../stores/use-store';
import { font } from '../../theme/tokens';
import { buttonRow, smallButton } from '../ui/demo-styles';

const time = css({ font: `500 1.625rem/1.2 ${font.mono}` });
const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Length (s) of the talk that the README describes. */
const length = 600;

/**
 * Start of the talk (ms). The shortcut Alt+Shift+P reloads an open presenter's window, so session storage keeps the
 * time.
 */
const startStore = createPersistedStore(
  'demoStart',
  (stored) => (typeof stored === 'number' ? stored : null),
  () => sessionStorage,
);

export function Clock() {
  const [now, setNow] = useState(() => Date.now());
  const startedAt = useStore(startStore, null);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, length - (startedAt === null ? 0 : (now - startedAt) / 1_000));
  return (
    <div css={buttonRow} role="timer" aria-label="Clock" data-demo="clock">
      <span css={time}>
        {two(left / 60)}:{two(left % 60)} left
      </span>
      <button type="button" css={smallButton} onClick={() => startStore.set(Date.now())}>
        {startedAt === null ? 'Start' : 'Start again'}
      </button>
    </div>
  );
}
