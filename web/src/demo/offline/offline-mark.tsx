import { css } from '@emotion/react';
import { useState } from 'react';
import { useStore } from '../../stores/use-store';
import { color, font } from '../../theme/tokens';
import { checkOffline, noOffline, offlineStore, type OfflineState } from './offline';

const mark = css({
  minHeight: '2rem',
  padding: '2px 0',
  border: 0,
  borderRadius: 6,
  font: `500 0.78125rem/1.25 ${font.mono}`,
  color: color.inkSoft,
  background: 'transparent',
  textDecoration: 'underline dashed',
  textUnderlineOffset: 4,
  '&:hover': { color: color.ink },
});
const plain = css({ font: `500 0.78125rem/1.25 ${font.mono}`, color: color.inkSoft });

function textOf(state: OfflineState): string {
  switch (state.kind) {
    case 'unavailable':
      return state.reason ? `Not ready offline: ${state.reason}` : 'needs its server';
    case 'preparing':
      return 'getting ready for offline use';
    case 'ready':
      return 'Offline ready';
    case 'incomplete':
      return `${state.missing} ${state.missing === 1 ? 'file' : 'files'} missing offline`;
  }
}

export function OfflineMark() {
  const state = useStore(offlineStore, noOffline);
  const [isChecked, setIsChecked] = useState(false);
  if (state.kind === 'unavailable' || state.kind === 'preparing')
    return <span css={plain}>{textOf(state)}</span>;
  const handleClick = async () => {
    await checkOffline();
    setIsChecked(true);
  };
  return (
    <span role="status">
      <button type="button" css={mark} title="Check again" onClick={() => void handleClick()}>
        {textOf(state)}
        {isChecked && state.kind === 'ready' && ': checked again'}
      </button>
    </span>
  );
}
