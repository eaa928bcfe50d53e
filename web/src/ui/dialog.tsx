import { css, Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { DialogContent, DialogInner } from '@reach/dialog';
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { border, color, media, noteText, radius, rem, shadow } from '../theme/tokens';
import { iconButton } from './button';
import { Icon } from './icon';
import { stacked, wrappedRow } from './layout';
import { Kicker } from './text';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.875rem)' } });
const darken = keyframes({ from: { opacity: 0 } });

/** Matches low windows, such as a phone in landscape, or a window at 400 % zoom. There the whole dialog scrolls. */
const low = '@media (max-height: 30em)';
const roomy = '@media (min-width: 40em) and (height > 30em)';

/** Styles of the page behind an open dialog. They are part of the dialog's HTML, and not of the page's. */
const behindDialog = css({
  // The page does not scroll. An empty gutter replaces its scroll bar, so that the page keeps its width
  // (theme/global.css).
  'html[data-modal]': {
    overflow: 'hidden',
    '@media (hover: hover)': {
      scrollbarGutter: 'stable',
      // The colour of `--paper` as it looks through the dark overlay.
      background: '#67686a',
    },
  },
  // This message is usually at the place where a dialog has its buttons. While a dialog is open, the message is
  // elsewhere.
  '[data-modal] #chunk-load-error': {
    insetInline: '1rem auto',
    [media.phone]: { inset: '4.625rem 1rem auto' },
    '& span': { display: 'none' },
  },
});
const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: 'rgb(16 19 28 / 0.62)',
  [media.calm]: { animation: `${darken} 160ms ease-out` },
  [media.print]: { display: 'none' },
});
const centre = css({
  display: 'grid',
  placeItems: 'start center',
  minHeight: '100dvh',
  '--edge': 'max(3rem, 50dvh - var(--half, 20.625rem))',
  '--room': 'calc(100dvh - 3rem - var(--foot, 3rem))',
  padding: 'var(--edge) 1.5rem 3rem',
  // In a lower window the space above the white box shrinks first. Only then does the content of the box scroll.
  [roomy]: {
    height: '100dvh',
    // With `auto` the row of the box would start from its minimum height, and the space above the box would not shrink.
    gridTemplateRows: 'minmax(3rem, var(--edge)) max-content',
    alignContent: 'start',
    paddingBlock: '0 var(--foot, 3rem)',
    '& > *': { gridRow: 2 },
  },
  [low]: { padding: '1.5rem' },
  [media.phone]: { padding: 0 },
});
const sheet = css({
  ...stacked,
  width: '100%',
  maxWidth: '45rem',
  [roomy]: { maxHeight: 'var(--room)' },
  borderRadius: radius.sheet,
  background: color.sheet,
  boxShadow: shadow,
  // With forced colours browsers remove the shadow and draw this outline in a visible colour.
  outline: '2px solid transparent',
  outlineOffset: -2,
  // With `break-word` a long word would widen the columns of a form.
  overflowWrap: 'anywhere',
  [media.calm]: { animation: `${appear} 220ms ease-out` },
  [media.phone]: {
    height: '100dvh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Without this padding, a focused field could be behind the header or the buttons.
    scrollPadding: '5.25rem 0 6.5rem',
    borderRadius: 0,
    background: color.paper,
  },
});
const ofSteps = (height: number) => css({ minHeight: `min(${rem(height)}, var(--room))` });
/** Styles for a long form. It has smaller gaps and starts higher, because it must fit into a window 900 px high. */
const long = css({
  '--text-height': '4.25rem',
  '@media (min-width: 40em) and (height < 66em)': {
    '&:has([data-error-summary])': { '--text-height': '3.5rem' },
  },
  '@media (min-width: 40em)': {
    '--half': '25rem',
    '--field-gap': '0.875rem',
    '& form': { gap: '1rem' },
  },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: '4rem',
  paddingBlock: '1.25rem 0',
  paddingInline: '2.5rem 1.5rem',
  [media.phone]: {
    flex: 'none',
    position: 'sticky',
    top: 0,
    zIndex: 1,
    paddingBlock: '0.625rem',
    paddingInline: '1.25rem 0.625rem',
    borderBottom: border.hairline,
    background: color.paper,
  },
});
// The dialog's name is inline. If the name leaves no space for the progress text, that text moves to the next line as a
// whole.
const Name = styled.h2({
  display: 'inline',
  marginInlineEnd: '0.3em',
  font: 'inherit',
  letterSpacing: 0,
});
const Progress = styled.span({ display: 'inline-block' });
const closeButton = css(iconButton(44), {
  flex: 'none',
  transition: 'background-color 150ms ease-out',
  '&:hover': { background: color.paperDeep },
});
const title = css({
  fontSize: '1.875rem',
  outline: 'none',
  scrollMarginTop: '7.5rem',
});
const body = css({
  flex: '1 1 auto',
  ...stacked,
  padding: '2px 2.5rem 0',
  // The content scrolls between the title and the buttons. Without the scroll padding the buttons would cover focused
  // elements.
  [roomy]: {
    minHeight: 0,
    overflow: 'auto',
    scrollPaddingBottom: '6.5rem',
    borderRadius: 'inherit',
  },
  [media.phone]: { padding: '1rem 1.25rem 0' },
});
const actions = css({
  ...wrappedRow('0.75rem'),
  alignItems: 'center',
  justifyContent: 'flex-end',
  // The buttons stay visible. Content that is higher than the window scrolls behind them.
  position: 'sticky',
  bottom: 0,
  margin: 'auto -2.5rem 0',
  padding: '1.125rem 2.5rem 1.375rem',
  borderTop: border.hairline,
  background: color.sheet,
  // This shadow makes the content fade out above the buttons while more content follows below.
  [roomy]: { boxShadow: `0 0 0.5rem 0.5rem ${color.sheet}` },
  [media.phone]: {
    marginInline: '-1.25rem',
    padding: '0.875rem 1.25rem calc(0.875rem + env(safe-area-inset-bottom))',
    '& > button': { flex: '1 1 auto' },
  },
  [low]: { position: 'static' },
});

/**
 * The dialog's outer element. It drops the ref, because @reach/dialog would use the ref to hide all elements outside
 * the dialog.
 */
const Overlay = ({ ref: _unused, ...props }: ComponentProps<'div'>) => (
  <div css={overlay} data-dialog-open="" {...props} />
);

interface DialogProps {
  /** The dialog's accessible name. It must not change while the dialog is open. */
  name: string;
  progress?: string;
  /**
   * Height of the highest step in px (16 px = 1rem). It is the minimum height of all steps, so that the buttons do not
   * move from step to step.
   */
  stepHeight?: number;
  /** Whether the dialog contains a form that is about as high as the screen. */
  isLong?: boolean;
  /** False if the content has its own button "Close". */
  hasCloseButton?: boolean;
  children: ReactNode;
}

export const closesDialog = { 'data-dialog-close': '' };

/**
 * Renders the HTML of a dialog. The script runtime/overlays shows the dialog. Its children include one {@link
 * DialogTitle}, and the last child is {@link DialogActions}. When another title replaces that title, the new title gets
 * the focus.
 */
export function Dialog({
  name,
  progress,
  stepHeight,
  isLong,
  hasCloseButton = true,
  children,
}: DialogProps) {
  const nameId = useId();
  const sheetRef = useRef<HTMLDivElement>(null);
  const shownTitle = useRef<HTMLElement>(null);
  // The effect runs after every render, because every render may show another title.
  useLayoutEffect(() => {
    const current = sheetRef.current!.querySelector<HTMLElement>('h2[tabindex]')!;
    if (shownTitle.current && shownTitle.current !== current) {
      current.focus({ preventScroll: true });
      current.scrollIntoView({ block: 'nearest' });
    }
    shownTitle.current = current;
  });
  return (
    <>
      <Global styles={behindDialog} />
      {/* The focus lock would take the focus from toasts. The security policy blocks the scroll lock's styles. */}
      <DialogInner as={Overlay} dangerouslyBypassFocusLock dangerouslyBypassScrollLock>
        <div css={[centre, isLong && long]}>
          <DialogContent
            ref={sheetRef}
            css={[sheet, stepHeight !== undefined && ofSteps(stepHeight)]}
            aria-labelledby={nameId}
          >
            <div css={head}>
              <Kicker as="div">
                <div>
                  <Name id={nameId}>{name}</Name>
                  {/* The text has its own element: React cannot remove a text node that a translation has replaced. */}
                  {progress && <Progress>{`· ${progress}`}</Progress>}
                </div>
              </Kicker>
              {hasCloseButton && (
                <button type="button" css={closeButton} aria-label="Close" {...closesDialog}>
                  <Icon name="close" size={22} />
                </button>
              )}
            </div>
            <div css={body}>{children}</div>
          </DialogContent>
        </div>
      </DialogInner>
    </>
  );
}

/** The heading of a step. Give each heading its own `key`: the focus moves to a heading only if its element is new. */
export const DialogTitle = ({ children }: { children: string }) => (
  <h2 tabIndex={-1} css={title}>
    {children}
  </h2>
);

/**
 * The row with a dialog's buttons. The row stays visible while the content scrolls. It ignores the second click of a
 * double click.
 */
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

export const DialogNote = styled.p({
  flex: 1,
  ...noteText,
  [media.phone]: { display: 'none' },
});
