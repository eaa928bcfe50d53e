import { css, Global } from '@emotion/react';
import { useRef, useState } from 'react';
import { useStore } from '../stores/use-store';
import { color, font, labelFont, media } from '../theme/tokens';
import { wrappedRow } from '../ui/layout';
import { blankStore, isBlankKey, type StageCommand } from './console/commands';
import { DemoConsole } from './console/demo-console';
import { offlineStore } from './offline/offline';
import { presenterStore } from './presenter/channel';
import { noBanner, ribbonSpace } from './ribbon-space';
import { customerStore } from './state/customer';
import { hasOwnPages, openPresenter } from './state/pages';
import { initialSettings, settingsStore } from './state/settings';
import { keepsData } from './state/storage';
import { moveTourByKey } from './tour/tour';
import { TourBar } from './tour/tour-bar';
import { TourFrame } from './tour/tour-frame';
import { smallButton, stripHeight } from './ui/demo-styles';
import { isKeyOfOverlay, isKeyTaken, useKeys } from './ui/use-keys';

const ribbon = css({
  position: 'fixed',
  zIndex: 50,
  inset: 'auto 0 0',
  ...wrappedRow('0 0.875rem', 'center'),
  alignContent: 'space-evenly',
  height: stripHeight,
  paddingInline: '0.5rem 1rem',
  borderTop: `2px dashed ${color.thread}`,
  font: `500 0.875rem/1.25 ${font.text}`,
  [media.phone]: {
    gap: '0 0.5rem',
    paddingInline: '0.375rem 0.75rem',
    fontSize: '0.8125rem',
  },
});
const words = css({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'space-between',
  [media.phone]: { display: 'block' },
});
const prepared = css({
  marginInlineEnd: '0.625rem',
  fontWeight: 600,
  color: color.threadText,
  [media.phone]: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const blank = css({ position: 'fixed', zIndex: 100, inset: 0, background: '#000' });
const mark = css({
  font: labelFont(1.25),
  color: color.moss,
  whiteSpace: 'nowrap',
  [media.cramped]: { display: 'none' },
});
const compact = css({ minHeight: '2rem', padding: '0.1875rem 0.75rem', whiteSpace: 'nowrap' });

/**
 * Whether an event is a certain shortcut of the demo. Shortcuts need Alt and Shift, because speech input could trigger
 * a single letter (WCAG 2.2, 2.1.4). Only the keys of a remote control are single letters.
 */
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent, wanted: string) =>
  altKey && shiftKey && code === wanted;

interface DemoRibbonProps {
  onCommand(command: StageCommand): void;
  isOpenAtFirst: boolean;
}

/**
 * Renders the parts of the demo on a page: ribbon, console and tour. The ribbon is a strip along the window's lower
 * edge that marks the page as a demo. While a presenter's window is open, the console and the tour's bar are hidden.
 */
export function DemoRibbon({ onCommand, isOpenAtFirst }: DemoRibbonProps) {
  const [isWanted, setIsWanted] = useState(isOpenAtFirst);
  const offline = useStore(offlineStore, '');
  const customer = useStore(customerStore, null);
  const { isQuiet } = useStore(settingsStore, initialSettings);
  const isBlank = useStore(blankStore, false);
  const isPresented = useStore(presenterStore, false);
  const tab = useRef<HTMLButtonElement>(null);
  const isOpen = isWanted && !isPresented;
  // If the console stayed open, it would appear again, in front of the customer, when the presenter's window closes.
  if (isWanted && isPresented) setIsWanted(false);

  function toggle(isOpening: boolean) {
    setIsWanted(isOpening);
    if (!isOpening) tab.current?.focus();
  }
  useKeys((event) => {
    const isInside = (event.target as Element).closest?.('[data-demo=console]');
    if (isShortcut(event, 'KeyD')) {
      // On a Mac, Alt and a letter would otherwise type a special character.
      event.preventDefault();
      // An open dialog locks the focus, so the console does not open.
      if (isPresented) openPresenter();
      else if (!document.querySelector('[data-dialog-open]')) toggle(!isOpen);
    } else if (isShortcut(event, 'KeyP') && hasOwnPages) {
      event.preventDefault();
      openPresenter();
    } else if (isShortcut(event, 'KeyF')) {
      event.preventDefault();
      onCommand({ act: 'fill-in' });
    } else if (event.key === 'Escape' && isInside && !isKeyOfOverlay(event)) toggle(false);
    else if (isPresented && !isKeyTaken(event)) {
      if (isBlankKey(event)) onCommand({ act: 'blank' });
      else moveTourByKey(event);
    }
  });

  return (
    <>
      <Global styles={[ribbonSpace, isQuiet && noBanner]} />
      <aside className="night" css={ribbon} aria-label="Demo" data-demo="ribbon">
        {!isPresented && (
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
            Console
          </button>
        )}
        <p css={words}>
          <span>
            {customer && <span css={prepared}>Prepared for {customer.name} </span>}
            This is a demo:{' '}
            {keepsData ? 'nothing leaves this device' : 'a reload forgets everything'}.{' '}
          </span>
          <span css={[mark, customer && { [media.phone]: { display: 'none' } }]} role="status">
            {offline}
          </span>
        </p>
        {!isPresented && (
          <button
            type="button"
            css={[smallButton, compact, { [media.phone]: { display: 'none' } }]}
            aria-keyshortcuts="Alt+Shift+F"
            data-demo="fill-in"
            onClick={() => onCommand({ act: 'fill-in' })}
          >
            Fill in
          </button>
        )}
      </aside>
      {isBlank && isPresented && <div css={blank} data-demo="blank" />}
      <TourFrame />
      {!isPresented && !isOpen && (
        <TourBar onNotes={() => toggle(true)} onEnd={() => tab.current?.focus()} />
      )}
      {/* A closed console stays mounted, so that it keeps what the presenter has typed. */}
      <DemoConsole isOpen={isOpen} onCommand={onCommand} onClose={() => toggle(false)} />
    </>
  );
}
