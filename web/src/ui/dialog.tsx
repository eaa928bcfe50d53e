import { css, Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { DialogContent, DialogInner } from '@reach/dialog';
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { color, fontSize, media, radius, rem, shadow } from '../theme/tokens';
import { iconButton } from './button';
import { Icon } from './icon';
import { centredRow, pseudoBox, stacked, wrappedRow } from './layout';
import { SewnLabel } from './sewn-label';
import { Kicker } from './text';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.875rem)' } });
const fade = keyframes({ from: { opacity: 0 } });

const wide = '@media (min-width: 60em)';
/** In these windows the form scrolls between the dialog's text and buttons. In lower ones the whole dialog scrolls. */
const roomy = '@media (min-width: 60em) and (height > 30em), (min-width: 40em) and (height > 48em)';

/** Styles of the page behind an open dialog. The dialog's HTML contains them, so that the page's HTML is smaller. */
const behindDialog = css({
  // An empty gutter replaces the page's scroll bar, so that the page keeps its width (theme/global.css).
  'html[data-modal]': {
    overflow: 'hidden',
    '@media (hover: hover)': {
      scrollbarGutter: 'stable',
      // The colour of `--paper` as it looks through the dark overlay.
      background: '#67686a',
    },
  },
  // Moves the error message away from the place where a dialog has its buttons.
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
  animation: `${fade} 160ms ease-out`,
});
const centre = css({
  // The demo overrides this height, because a panel of the demo takes a part of the window.
  '--screen': '100dvh',
  '--room': 'calc(var(--screen) - 4rem)',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'var(--screen)',
  padding: '2rem 1.5rem',
  [media.phone]: { padding: 0 },
});
const cloths = {
  cobalt: css({ '--seam': '#8fa0ff', '--soft': color.cobaltTint, '--cloth': color.cobalt }),
  moss: css({ '--seam': '#7fd9ae', '--soft': color.mossTint, '--cloth': color.moss }),
  plum: css({ '--seam': '#dcb4e6', '--soft': color.plumTint, '--cloth': color.plum }),
};
const sheet = css({
  '--focus': '#fff',
  '--link': '#fff',
  '--field-gap': '1rem',
  '--text-height': '6rem',
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)',
  width: '100%',
  maxWidth: '48rem',
  minHeight: 'min(var(--narrow-step), var(--room))',
  borderRadius: radius.card,
  color: '#fff',
  background: 'var(--cloth)',
  boxShadow: shadow,
  // With forced colours browsers remove the shadow, and draw this transparent outline in a visible colour.
  outline: '2px solid transparent',
  outlineOffset: -2,
  // With `break-word` a long word would widen the columns of a form.
  overflowWrap: 'anywhere',
  '&::before': {
    ...pseudoBox,
    inset: '0.5625rem',
    border: '1.5px dashed var(--seam)',
    borderRadius: radius.control,
    pointerEvents: 'none',
  },
  '& > form': { display: 'contents' },
  [wide]: {
    gridTemplate: 'auto minmax(0, 1fr) / clamp(18rem, 22.5vw, 20.25rem) minmax(0, 1fr)',
    maxWidth: '65rem',
    minHeight: 'min(var(--step), var(--room))',
    // Forms then need less scrolling in low windows, and Discovery none at 1024 by 768 px.
    '@media (height < 50em)': { '--text-height': '4.5rem', '--field-gap': '0.75rem' },
  },
  [roomy]: { maxHeight: 'var(--room)' },
  animation: `${appear} 220ms ease-out`,
  [media.phone]: {
    // In a grid the header could not stay at the top of the screen.
    ...stacked,
    height: 'var(--screen)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Without this padding, a focused field could be behind the header or the buttons.
    scrollPadding: '5rem 0 6.5rem',
    borderRadius: 0,
    '&::before': { content: 'none' },
  },
});

const head = css({
  '--ink-soft': '#fff',
  gridColumn: '1 / -1',
  ...centredRow('1rem'),
  justifyContent: 'space-between',
  minHeight: '4.125rem',
  paddingBlock: '0.5rem 0',
  paddingInline: '2.5rem 1.375rem',
  [media.phone]: {
    flex: 'none',
    position: 'sticky',
    top: 0,
    zIndex: 1,
    paddingInline: '1.25rem 0.625rem',
    background: 'var(--cloth)',
  },
});
// The name is inline, so that the progress text moves to the next line as a whole if it does not fit beside the name.
const Name = styled.h2({
  display: 'inline',
  marginInlineEnd: '0.3em',
  font: 'inherit',
  letterSpacing: 0,
});
const Progress = styled.span({ display: 'inline-block' });
const closeButton = css(iconButton(44), {
  flex: 'none',
  color: '#fff',
  '&:hover': { background: 'rgb(16 19 28 / 0.25)' },
});
const intro = css({
  ...stacked,
  paddingBlock: '2px 1.75rem',
  paddingInline: '2.5rem 1.75rem',
  [roomy]: { minHeight: 0, overflow: 'auto' },
  [media.phone]: { flex: 'none', paddingInline: '1.25rem' },
});
const title = css({
  fontSize: 'clamp(2rem, 1.5vw + 1.15rem, 2.5rem)',
  lineHeight: 1.02,
});
const label = css({
  '--focus': color.cobalt,
  '--link': color.cobalt,
  ...stacked,
  minHeight: 0,
  margin: '0 1.375rem 1.375rem',
  // Keeps the scrolling content inside the label's dashed line.
  padding: '0.65625rem',
  border: 0,
  color: color.ink,
  [wide]: { marginInlineStart: 0 },
  '&::after': { animation: `${fade} 160ms 220ms ease-out backwards` },
  [media.phone]: {
    flex: '1 0 auto',
    margin: 0,
    paddingInline: 0,
    paddingBottom: 0,
    borderRadius: '10px 10px 0 0',
    '&::before': { inset: '0.5625rem 0 auto', borderWidth: '1.5px 0 0', borderRadius: 0 },
  },
});
const sent = css({ '&::before': { borderColor: color.moss } });
const body = css({
  ...stacked,
  flex: '1 1 auto',
  gap: '1.125rem',
  padding: '1.625rem 1.5rem 0',
  // When the browser scrolls to a field, its label must be visible too.
  '& :is(input, select, textarea)': { scrollMarginTop: '3.75rem' },
  // The content scrolls above the buttons. Without the scroll padding the buttons would cover focused elements.
  [roomy]: {
    minHeight: 0,
    overflow: 'auto',
    scrollPaddingBottom: '6.5rem',
    borderRadius: radius.control,
  },
  [media.phone]: { padding: '1.25rem 1.25rem 0' },
});
const actions = css({
  ...wrappedRow('0.75rem', 'center'),
  justifyContent: 'flex-end',
  margin: 'auto -1.5rem 0',
  padding: '0.75rem 1.5rem 1.375rem',
  // The buttons stay visible. Content that is higher than the window scrolls behind them, and the shadow fades it out.
  [roomy]: {
    position: 'sticky',
    bottom: 0,
    background: color.sheet,
    boxShadow: `0 0 0.5rem 0.5rem ${color.sheet}`,
  },
  // On phones the buttons are in a bar of the dialog's colour.
  [media.phone]: {
    '--ink': '#fff',
    '--paper': '#14171f',
    '--focus': '#fff',
    '--link': '#fff',
    '--cobalt': '#fff',
    '--cobalt-dark': 'var(--soft)',
    '--button-color': '#14171f',
    position: 'sticky',
    bottom: 0,
    marginInline: '-1.25rem',
    padding: '1rem 1.25rem calc(1rem + env(safe-area-inset-bottom))',
    color: '#fff',
    background: 'var(--cloth)',
    '&::before': {
      ...pseudoBox,
      insetInline: 0,
      top: '0.5rem',
      borderTop: '1.5px dashed var(--seam)',
    },
    '& > button': { flex: '1 1 auto' },
  },
});

/**
 * The dialog's outer element. It ignores the ref, because with a ref @reach/dialog would hide all elements outside the
 * dialog from screen readers.
 */
const Overlay = ({ ref: _unused, ...props }: ComponentProps<'div'>) => (
  <div css={overlay} className="screen-only" data-dialog-open="" {...props} />
);

interface DialogProps {
  /** The dialog's accessible name. It must not change while the dialog is open. */
  name: string;
  cloth: keyof typeof cloths;
  progress?: string;
  /**
   * Height of the highest step in px (16 px = 1rem). In wide windows all steps have this minimum, so that the buttons do
   * not move.
   */
  stepHeight?: number;
  /** The same for narrow windows. Without it the height follows the content there. */
  narrowStepHeight?: number;
  /** False if the content has its own button "Close". */
  hasCloseButton?: boolean;
  children: ReactNode;
}

export const closesDialog = { 'data-dialog-close': '' };

/**
 * Renders a dialog, which runtime/overlays shows. Its children are a `DialogIntro` and a `DialogBody`. If the dialog
 * has a form, both are inside the form. A new title gets the focus.
 */
export function Dialog({
  name,
  cloth,
  progress,
  stepHeight = 0,
  narrowStepHeight = 0,
  hasCloseButton = true,
  children,
}: DialogProps) {
  const nameId = useId();
  const sheetRef = useRef<HTMLDivElement>(null);
  const shownTitle = useRef<HTMLElement>(null);
  // Runs after every render, because every render may show another title.
  useLayoutEffect(() => {
    const current = sheetRef.current!.querySelector<HTMLElement>('h2[tabindex]')!;
    if (shownTitle.current && shownTitle.current !== current) {
      current.focus({ preventScroll: true });
      current.scrollIntoView({ block: 'nearest' });
    }
    shownTitle.current = current;
  });
  const heights = css({ '--step': rem(stepHeight), '--narrow-step': rem(narrowStepHeight) });
  return (
    <>
      <Global styles={behindDialog} />
      {/* The focus lock would take the focus from toasts. The security policy blocks the scroll lock's styles. */}
      <DialogInner as={Overlay} dangerouslyBypassFocusLock dangerouslyBypassScrollLock>
        <div css={[centre, cloths[cloth], heights]}>
          <DialogContent ref={sheetRef} css={sheet} aria-labelledby={nameId}>
            <div css={head}>
              <Kicker as="div">
                <div>
                  <Name id={nameId}>{name}</Name>
                  {/* React cannot remove a text node that a translation has replaced, so the text has an element. */}
                  {progress && <Progress>{`· ${progress}`}</Progress>}
                </div>
              </Kicker>
              {hasCloseButton && (
                <button type="button" css={closeButton} aria-label="Close" {...closesDialog}>
                  <Icon name="close" size={22} />
                </button>
              )}
            </div>
            {children}
          </DialogContent>
        </div>
      </DialogInner>
    </>
  );
}

interface DialogIntroProps {
  title: string;
  className?: string;
  children?: ReactNode;
}

/** The part with the title. A {@link DialogBody} follows it. */
export const DialogIntro = ({ title: text, className, children }: DialogIntroProps) => (
  <div css={intro} className={className}>
    {/* An unchanged element would not get the focus, so each title has an element of its own. */}
    <h2 key={text} tabIndex={-1} css={title}>
      {text}
    </h2>
    {children}
  </div>
);

/** A text below the title. In wide windows it is at the lower end of the {@link DialogIntro}. */
export const DialogNote = styled.p({
  marginTop: '0.625rem',
  fontSize: fontSize.small,
  lineHeight: 1.45,
  color: 'var(--soft)',
  textWrap: 'balance',
  [wide]: { order: 1, marginTop: 'auto', paddingTop: '1rem' },
});

interface DialogBodyProps {
  isSent?: boolean;
  children: ReactNode;
}

/** The part with the controls. The last child is {@link DialogActions}. */
export const DialogBody = ({ isSent = false, children }: DialogBodyProps) => (
  <SewnLabel css={[label, isSent && sent]}>
    <div css={body}>{children}</div>
  </SewnLabel>
);

/** A dialog's buttons, which stay visible while the content scrolls. Ignores the second click of a double click. */
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
