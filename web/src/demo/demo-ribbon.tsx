import { css, Global, keyframes } from '@emotion/react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '../stores/use-store';
import { color, font, media } from '../theme/tokens';
import { readDemoAddress } from './demo-address';
import { demoRoom } from './demo-room';
import { lightButton, ribbonHeight, smallButton } from './demo-styles';
import { noOffline, offlineStore, reloadForNewVersion, waitingVersionStore } from './offline';
import { flashTime, useFlash } from './use-flash';

const Console = lazy(async () => ({ default: (await import('./demo-console')).DemoConsole }));
const Tour = lazy(async () => ({ default: (await import('./demo-tour')).DemoTour }));

const flash = keyframes({
  from: { background: color.thread, color: '#14171f' },
  '70%': { background: color.thread, color: '#14171f' },
});
const ribbon = css({
  position: 'fixed',
  zIndex: 50,
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  alignContent: 'space-evenly',
  gap: '0 14px',
  height: ribbonHeight,
  padding: '0 8px 0 16px',
  borderTop: `2px dashed ${color.thread}`,
  font: `500 14px/1.25 ${font.text}`,
  [media.phone]: { gap: '0 8px', padding: '0 6px 0 12px', fontSize: 13 },
});
const flashing = css({
  animation: `${flash} ${flashTime}ms ease-out`,
  '& *': { color: 'inherit' },
});
const words = css({
  flex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  [media.phone]: { display: 'block' },
});
const wide = css({ [media.phone]: { display: 'none' } });
const mark = css({
  font: `500 12.5px/1.25 ${font.mono}`,
  color: color.moss,
  whiteSpace: 'nowrap',
  [media.phone]: { fontSize: 12 },
});
const compact = css({ minHeight: 32, padding: '3px 12px', whiteSpace: 'nowrap' });
/** Stands alone where there is no room for both words. */
const tabWord = css({ [media.phone]: { textTransform: 'capitalize' } });
const offer = css(lightButton, compact, { [media.phone]: { order: 1, width: '100%' } });

/** Only Alt+Shift+D: a single letter would get in the way of those who speak to their computer. */
const isConsoleKey = ({ altKey, shiftKey, code }: KeyboardEvent) =>
  altKey && shiftKey && code === 'KeyD';

/** The strip that tells the truth, with the console's tab at its corner. */
export function DemoRibbon({ publicPath }: { publicPath: string }) {
  const [isOpen, setIsOpen] = useState(() => readDemoAddress(location.search).isOpen);
  const [hasOpened, setHasOpened] = useState(isOpen);
  const [isTour, setIsTour] = useState(() => readDemoAddress(location.search).isTour);
  const isFlashing = useFlash();
  const offline = useStore(offlineStore, noOffline);
  const waiting = useStore(waitingVersionStore, null);
  const tab = useRef<HTMLButtonElement>(null);

  const toggle = useCallback((isWanted: boolean) => {
    setIsOpen(isWanted);
    setHasOpened(true);
    if (!isWanted) tab.current?.focus();
  }, []);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isInside = (event.target as Element).closest?.('[data-demo=console]');
      if (isConsoleKey(event)) {
        // On a Mac it would type a letter.
        event.preventDefault();
        // Dialogs keep the focus to themselves.
        if (!document.querySelector('[data-dialog-open]')) toggle(!isOpen);
      } else if (event.key === 'Escape' && isInside) toggle(false);
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [isOpen, toggle]);
  const handleTour = () => {
    setIsOpen(false);
    setIsTour(true);
  };
  const handleTourEnd = () => {
    setIsTour(false);
    tab.current?.focus();
  };

  return (
    <>
      <Global styles={demoRoom} />
      <aside
        className="night"
        css={[ribbon, isFlashing && flashing]}
        aria-label="Demo"
        data-demo="ribbon"
        data-flash={isFlashing || undefined}
      >
        <p css={words}>
          <span>
            This is a demo<span css={wide}>: everything works</span>, nothing leaves this
            device.{' '}
          </span>
          <span css={mark} role="status">
            {offline.kind === 'ready' && 'Offline ready'}
          </span>
        </p>
        {waiting && (
          <button
            type="button"
            css={offer}
            data-demo="offer"
            onClick={() => reloadForNewVersion(waiting)}
          >
            Reload for the new version
          </button>
        )}
        <button
          ref={tab}
          type="button"
          css={[smallButton, compact]}
          aria-label="Demo console"
          aria-expanded={isOpen}
          aria-controls="demo-console"
          aria-keyshortcuts="Alt+Shift+D"
          onClick={() => toggle(!isOpen)}
        >
          <span css={wide}>Demo </span>
          <span css={tabWord}>console</span>
        </button>
      </aside>
      <Suspense fallback={null}>
        {/* Kept once opened, so that its lists stay subscribed. */}
        {hasOpened && (
          <Console
            isOpen={isOpen}
            publicPath={publicPath}
            onClose={() => toggle(false)}
            onTour={handleTour}
          />
        )}
        {isTour && <Tour publicPath={publicPath} onEnd={handleTourEnd} />}
      </Suspense>
    </>
  );
}
