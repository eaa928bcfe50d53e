import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { DialogContent, DialogInner, unstable_DialogWrapper as DialogWrapper } from '@reach/dialog';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import FocusLock from 'react-focus-lock';
import { color, fontSize, media, radius, shadow } from '../theme/tokens';
import { Icon } from './icon';
import { Kicker } from './text';
import { useDismissal } from './use-dismissal';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(14px)' } });
const darken = keyframes({ from: { opacity: 0 } });

const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // What takes the focus stays above the actions.
  scrollPaddingBottom: 120,
  background: 'rgb(16 19 28 / 0.62)',
  [media.calm]: { animation: `${darken} 160ms ease-out` },
  [media.print]: { display: 'none' },
});
const centre = css({
  display: 'grid',
  // One upper edge for all steps.
  placeItems: 'start center',
  minHeight: '100dvh',
  padding: 'max(24px, 50dvh - 330px) 24px 24px',
  [media.phone]: { padding: 0 },
});
const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 720,
  borderRadius: radius.sheet,
  background: color.sheet,
  boxShadow: shadow,
  outline: 'none',
  // Not `break-word`: a long word would still widen the columns of a form.
  overflowWrap: 'anywhere',
  [media.calm]: { animation: `${appear} 220ms ease-out` },
  [media.phone]: {
    height: '100dvh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // A focused field is never hidden behind the head or the actions.
    scrollPadding: '84px 0 104px',
    borderRadius: 0,
    background: color.paper,
  },
});
const ofSteps = (height: number) => css({ minHeight: `min(${height}px, 100dvh - 48px)` });
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 64,
  padding: '20px 24px 0 40px',
  [media.phone]: {
    flex: 'none',
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '10px 10px 10px 20px',
    borderBottom: `1px solid ${color.line}`,
    background: color.paper,
  },
});
// One word's space from the name, not the kicker's whole gap.
const Progress = styled.span({ marginLeft: -5, whiteSpace: 'nowrap' });
const Name = styled.h2({ font: 'inherit', letterSpacing: 0 });
const closeButton = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  transition: 'background-color 150ms ease-out',
  '&:hover': { background: color.paperDeep },
});
const title = css({
  fontSize: 30,
  outline: 'none',
  // Room for the head above it.
  scrollMarginTop: 120,
});
const body = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '2px 40px 0',
  [media.phone]: { padding: '16px 20px 0' },
});
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
  marginTop: 'auto',
  // Always in reach: what is higher than the window scrolls below them.
  position: 'sticky',
  bottom: 0,
  paddingBottom: 32,
  background: color.sheet,
  boxShadow: `0 -16px 8px ${color.sheet}`,
  [media.phone]: {
    margin: 'auto -20px 0',
    padding: '14px 20px calc(14px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${color.line}`,
    boxShadow: 'none',
    '& > button': { flex: '1 1 auto' },
  },
  // Little height, as on a turned phone or at 400% zoom: everything scrolls.
  '@media (max-height: 480px)': { position: 'static' },
});
const guard = css({ position: 'fixed', width: 1, height: 1, overflow: 'hidden', outline: 'none' });

/** The region in which ui/toast shows its messages. */
const toasts = '[data-toasts]';
const isOutsideToasts = (element: HTMLElement) => !element.closest(toasts);

interface DialogProps {
  /** The dialog's fixed name; it never changes while the dialog is open. */
  name: string;
  /** Where the visitor is, beside the name. */
  progress?: string;
  /** Px that the highest of its steps takes: all get it, so that what is pressed to go on stays in its place. */
  stepHeight?: number;
  /** False where the content brings its own button "Close". */
  hasCloseButton?: boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal dialog over the page: focus stays inside, Escape and the backdrop close it, the page behind is hidden from
 * assistive technology and, by global.css, does not scroll. Put a {@link DialogTitle} first and
 * {@link DialogActions} last into it. Whoever opened it gives the focus back.
 */
export function Dialog({
  name,
  progress,
  stepHeight,
  hasCloseButton = true,
  onClose,
  children,
}: DialogProps) {
  const nameId = useId();
  const handleDismiss = useDismissal(onClose);
  return (
    <DialogWrapper isOpen>
      {/* Its focus lock would pull focus back from the toasts, and its scroll lock writes style elements, which the
          Content-Security-Policy blocks. */}
      <DialogInner
        css={overlay}
        dangerouslyBypassFocusLock
        dangerouslyBypassScrollLock
        onDismiss={handleDismiss}
        data-dialog-open=""
      >
        <FocusGuard />
        {/* Not the attribute of that name: without it the lock drops a focus that comes from outside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <FocusLock autoFocus noFocusGuards whiteList={isOutsideToasts}>
          <div css={centre}>
            <DialogContent
              css={[sheet, stepHeight !== undefined && ofSteps(stepHeight)]}
              aria-labelledby={nameId}
            >
              <div css={head}>
                <Kicker as="div">
                  <Name id={nameId}>{name}</Name>
                  {progress && <Progress>· {progress}</Progress>}
                </Kicker>
                {hasCloseButton && (
                  <button
                    type="button"
                    css={closeButton}
                    aria-label="Close"
                    onClick={(event) => event.detail <= 1 && onClose()}
                  >
                    <Icon name="close" size={22} />
                  </button>
                )}
              </div>
              <div css={body}>{children}</div>
            </DialogContent>
          </div>
        </FocusLock>
        <FocusGuard />
      </DialogInner>
      <ReachableToasts />
    </DialogWrapper>
  );
}

/** The step's title, a large heading; it takes focus when it comes, so give each step's title its own `key`. */
export function DialogTitle({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <h2 ref={ref} tabIndex={-1} css={title}>
      {children}
    </h2>
  );
}

/** The dialog's buttons at its foot, on phones always in reach. The second click of a double click counts for none. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      css={actions}
      onClickCapture={(event) => {
        if (event.detail <= 1) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

/** A line beside the buttons; phones have no room for it. */
export const DialogNote = styled.p({
  flex: 1,
  fontSize: fontSize.small,
  color: color.inkSoft,
  [media.phone]: { display: 'none' },
});

/** Where Tab arrives when it leaves the dialog; the focus lock knows it by its attribute and moves on. */
// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
const FocusGuard = () => <div css={guard} data-focus-guard="true" tabIndex={0} />;

/**
 * @reach/dialog hides all its siblings below `body`, the toasts too. This component stands after it, so that its
 * effect follows and takes that back for the toasts.
 */
function ReachableToasts() {
  useEffect(() => document.querySelector(toasts)?.removeAttribute('aria-hidden'));
  return null;
}
