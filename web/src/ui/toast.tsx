import { css, keyframes } from '@emotion/react';
import * as Toast from '@radix-ui/react-toast';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PropsWithChildren,
} from 'react';
import { border, color, media, noteText, radius, shadow, space } from '../theme/tokens';
import { iconButton } from './button';
import { Icon } from './icon';
import { circle } from './layout';

/** Times (ms), and the length of a swipe (px), from the requirements (section 9). */
const toastTiming = {
  autoClose: 5_000,
  removalAfterDismissal: 1_000_000,
  swipeThreshold: 50,
} as const;
const swipeDirection = 'right';
const focusHotkey = ['F8'];

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1.125rem)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateX(1.5rem)' } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(100% + 1.5rem))' },
});

// A corner where pages and dialogs have no buttons: below the header on phones, above the score badge on large screens.
const viewport = css({
  position: 'fixed',
  zIndex: 80,
  insetInlineStart: '1rem',
  bottom: '1rem',
  width: 'min(26.25rem, calc(100vw - 2rem))',
  [media.desktop]: {
    'html:has(main button[data-dialog=readiness-challenge]) &': { bottom: '6.75rem' },
  },
  [media.tablet]: {
    // Beside the forms in the right half of the window.
    width: '23.5rem',
    // The buttons of a scan's result are in the corner.
    'html:has([data-results]):not([data-modal]) &': {
      inset: `calc(${space.header} + 0.75rem) 1rem auto auto`,
    },
  },
  [media.phone]: {
    '&&&&': { inset: `${space.header} 0 auto`, width: 'auto' },
    // Below the header the toast would cover the title of the intake's thanks.
    'html:has([data-done]) &&&&': { inset: 'auto 1rem 5.75rem' },
  },
  // The buttons of the thanks are in two rows.
  '@media (width < 24em)': { 'html:has([data-done]) &&&&': { bottom: '9.25rem' } },
});
const toast = css({
  position: 'relative',
  display: 'grid',
  paddingBlock: '0.5rem 0.625rem',
  paddingInline: '3.25rem 0.75rem',
  border: border.hairline,
  borderRadius: radius.card,
  // On phones the toast hangs from the header.
  [media.phone]: {
    'html:not(:has([data-done])) &': {
      borderWidth: '0 0 1px',
      borderRadius: `0 0 ${radius.card} ${radius.card}`,
    },
  },
  boxShadow: shadow,
  overflowWrap: 'anywhere',
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  animation: `${arrive} 220ms ease-out`,
  // A click on a closing toast must reach the button behind it.
  '&[data-state=closed]': { animation: `${leave} 160ms ease-in forwards`, pointerEvents: 'none' },
  '&[data-swipe=cancel]': { transform: 'none', transition: 'transform 180ms ease-out' },
  '&[data-swipe=end]': { animation: `${swipeOut} 160ms ease-out forwards` },
});
// The shape shows success or failure to visitors who cannot see the colours.
const knot = css({
  position: 'absolute',
  top: '0.5rem',
  insetInlineStart: '0.875rem',
  display: 'grid',
  placeItems: 'center',
  ...circle('1.625rem'),
  color: '#14171f',
  background: color.moss,
});
const destructive = css({ background: color.thread });
// Leaves space for the button, which is beside the title only.
const title = css({ marginInlineEnd: '2rem', fontWeight: 600, lineHeight: 1.4 });
const description = css({
  // The text comes from the server and may be long. A half visible line at the end shows that the text scrolls.
  maxHeight: 'min(9.75em, 30vh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  ...noteText,
  lineHeight: 1.5,
});
const dismiss = css(iconButton(40), {
  position: 'absolute',
  top: 0,
  insetInlineEnd: '0.25rem',
  color: color.inkSoft,
  '&:hover': { color: color.ink, background: color.sheet },
});

interface ToastRegionProps {
  /** A new number replaces the toast. */
  id: number;
  message: { title: string; description: string; isDestructive?: boolean };
  /** Runs `removalAfterDismissal` ms after a toast was dismissed. */
  onRemove(id: number): void;
}

/**
 * Overrides the browser's popover styles. The toast is a popover, because the last popover to be shown is in front of
 * all menus and dialogs.
 */
const region = css({
  inset: 'auto',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  padding: 0,
  border: 0,
  background: 'none',
});

function moveToTop(popover: HTMLElement) {
  popover.hidePopover();
  popover.showPopover();
}

/**
 * Shows a toast in front of everything else. A timer, a swipe, Escape or its button close it. It stays in the document
 * for `removalAfterDismissal` ms, or until the next toast.
 */
export function ToastRegion({ id, message, onRemove }: ToastRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  /** Element to which the focus returns when the toast closes. */
  const focused = useRef<EventTarget>(null);

  useEffect(() => {
    const handleToggle = ({ target, newState }: ToggleEvent) => {
      if (newState === 'open' && target !== ref.current) moveToTop(ref.current!);
    };
    // The event `toggle` does not bubble, so the listener is in the capture phase.
    document.addEventListener('toggle', handleToggle, true);
    return () => document.removeEventListener('toggle', handleToggle, true);
  }, []);

  function handleFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !ref.current!.contains(relatedTarget)) focused.current = relatedTarget;
  }
  function handleClosed() {
    const { activeElement } = document;
    if (ref.current!.contains(activeElement) && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true });
  }

  return (
    <div ref={ref} popover="manual" css={region} data-toasts="" onFocusCapture={handleFocus}>
      <Toast.Provider
        duration={toastTiming.autoClose}
        swipeDirection={swipeDirection}
        swipeThreshold={toastTiming.swipeThreshold}
      >
        <OnceVisible key={id}>
          <OneToast
            id={id}
            message={message}
            onMounted={() => moveToTop(ref.current!)}
            onClosed={handleClosed}
            onRemove={onRemove}
          />
        </OnceVisible>
        <Toast.Viewport css={viewport} hotkey={focusHotkey} />
      </Toast.Provider>
    </div>
  );
}

/** A toast in a hidden tab would disappear unseen, so it waits until the page is visible. */
function OnceVisible({ children }: PropsWithChildren) {
  const [wasVisible, setWasVisible] = useState(!document.hidden);
  useEffect(() => {
    const handleChange = () => setWasVisible((was) => was || !document.hidden);
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
  return wasVisible && children;
}

interface OneToastProps extends ToastRegionProps {
  onMounted(): void;
  onClosed(): void;
}

function OneToast({ id, message, onMounted, onClosed, onRemove }: OneToastProps) {
  const [isOpen, setIsOpen] = useState(true);
  const handleMounted = useEffectEvent(onMounted);
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => handleMounted(), []);
  useEffect(() => {
    if (isOpen) return;
    handleClosed();
    const timer = setTimeout(() => onRemove(id), toastTiming.removalAfterDismissal);
    return () => clearTimeout(timer);
  }, [isOpen, id, onRemove]);
  return (
    <Toast.Root open={isOpen} onOpenChange={setIsOpen} className="night" css={toast}>
      <span css={[knot, message.isDestructive && destructive]}>
        <Icon name={message.isDestructive ? 'alert' : 'check'} size={16} />
      </span>
      <Toast.Title css={title}>{message.title}</Toast.Title>
      <Description text={message.description} />
      <Toast.Close css={dismiss} aria-label="Dismiss notification">
        <Icon name="close" size={18} />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Some browsers scroll only focusable elements by keyboard, so a text that scrolls has a `tabIndex`. */
function Description({ text }: { text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = ref.current!;
    setIsScrolling(scrollHeight > clientHeight);
  }, []);
  return (
    <Toast.Description ref={ref} css={description} tabIndex={isScrolling ? 0 : undefined}>
      {text}
    </Toast.Description>
  );
}
