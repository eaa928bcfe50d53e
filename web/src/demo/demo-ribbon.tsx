import { css, Global, keyframes } from '@emotion/react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { noToast, toastStore } from '../stores/toast';
import { useStore } from '../stores/create-store';
import { color, font, media } from '../theme/tokens';
import { lazyComponent } from '../ui/lazy-component';
import { readDemoAddress } from './demo-address';
import { lightButton, ribbonHeight, smallButton } from './demo-styles';
import { noOffline, offlineStore, reloadForNewVersion, waitingVersionStore } from './offline';

const consoleCode = lazyComponent(async () => (await import('./demo-console')).DemoConsole);
const tourCode = lazyComponent(async () => (await import('./demo-tour')).DemoTour);

/** The site ends above the ribbon, and what floats at its lower edge floats above it too. */
const room = css({
  body: { paddingBottom: ribbonHeight },
  html: { scrollPaddingBottom: ribbonHeight + 8 },
  '[role=region] > ol[tabindex]': { translate: `0 -${ribbonHeight}px` },
  'main button[data-dialog=readiness-challenge]': { translate: `0 -${ribbonHeight}px` },
  // There the toast stands at the upper edge.
  [media.phone]: {
    'html:has([data-dialog-open]) [role=region] > ol[tabindex]': { translate: 'none' },
  },
  '@media print': { '[data-demo]': { display: 'none' } },
});
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
  gap: 14,
  height: ribbonHeight,
  padding: '0 8px 0 16px',
  borderTop: `2px dashed ${color.thread}`,
  font: `500 14px/1.25 ${font.text}`,
  [media.phone]: { gap: 8, padding: '0 6px 0 12px', fontSize: 13 },
});
const flashing = css({ animation: `${flash} 2.4s ease-out`, '& *': { color: 'inherit' } });
const words = css({ flex: 1 });
const wide = css({ [media.phone]: { display: 'none' } });
const mark = css({
  font: `500 12.5px/1.25 ${font.mono}`,
  color: color.moss,
  [media.phone]: { display: 'none' },
});
const compact = css({ minHeight: 32, padding: '3px 12px', whiteSpace: 'nowrap' });

/** Only Alt+Shift+D: a single letter would get in the way of those who speak to their computer. */
const isConsoleKey = ({ altKey, shiftKey, code }: KeyboardEvent) =>
  altKey && shiftKey && code === 'KeyD';

/** True for a moment after each success toast: what it says has not happened. */
function useFlash() {
  const { id, message } = useStore(toastStore, noToast);
  const [flashed, setFlashed] = useState(id);
  const isFlashing = message !== null && !message.isDestructive && id !== flashed;
  useEffect(() => {
    if (!isFlashing) return;
    const timer = setTimeout(() => setFlashed(id), 2_400);
    return () => clearTimeout(timer);
  }, [id, isFlashing]);
  return isFlashing;
}

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
      if (isConsoleKey(event)) toggle(!isOpen);
      else if (event.key === 'Escape' && isInside) toggle(false);
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

  // Kept once opened, so that its lists stay subscribed.
  const Console = hasOpened ? consoleCode.get() : null;
  const Tour = isTour ? tourCode.get() : null;
  return (
    <>
      <Global styles={room} />
      <aside
        className="night"
        css={[ribbon, isFlashing && flashing]}
        aria-label="Demo"
        data-demo="ribbon"
        data-flash={isFlashing || undefined}
      >
        <p css={words}>
          This is a demo<span css={wide}>: everything works</span>, nothing leaves this device.
        </p>
        {offline.kind === 'ready' && <span css={mark}>Offline ready</span>}
        {waiting && (
          <button
            type="button"
            css={[lightButton, compact]}
            onClick={() => reloadForNewVersion(waiting)}
          >
            Reload for the new version
          </button>
        )}
        <button
          ref={tab}
          type="button"
          css={[smallButton, compact]}
          aria-expanded={isOpen}
          aria-controls="demo-console"
          aria-keyshortcuts="Alt+Shift+D"
          onClick={() => toggle(!isOpen)}
        >
          Demo console
        </button>
      </aside>
      <Suspense fallback={null}>
        {Console && (
          <Console
            isOpen={isOpen}
            publicPath={publicPath}
            onClose={() => toggle(false)}
            onTour={handleTour}
          />
        )}
        {Tour && <Tour publicPath={publicPath} onEnd={handleTourEnd} />}
      </Suspense>
    </>
  );
}
