import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { DialogContent, DialogInner } from '@reach/dialog';
import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { color, fontSize, media, radius, rem, shadow } from '../theme/tokens';
import { Icon } from './icon';
import { Kicker } from './text';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.875rem)' } });
const darken = keyframes({ from: { opacity: 0 } });

const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // What takes the focus stays above the actions.
  scrollPaddingBottom: '7.5rem',
  background: 'rgb(16 19 28 / 0.62)',
  [media.calm]: { animation: `${darken} 160ms ease-out` },
  [media.print]: { display: 'none' },
});
const centre = css({
  display: 'grid',
  // One upper edge for all steps.
  placeItems: 'start center',
  minHeight: '100dvh',
  padding: 'max(1.5rem, 50dvh - var(--half, 20.625rem)) 1.5rem 1.5rem',
  [media.phone]: { padding: 0 },
});
const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '45rem',
  borderRadius: radius.sheet,
  background: color.sheet,
  boxShadow: shadow,
  // Its edge in forced colours, which draw it.
  outline: '2px solid transparent',
  outlineOffset: -2,
  // Not `break-word`: a long word would still widen the columns of a form.
  overflowWrap: 'anywhere',
  [media.calm]: { animation: `${appear} 220ms ease-out` },
  [media.phone]: {
    height: '100dvh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // A focused field is never hidden behind the head or the actions.
    scrollPadding: '5.25rem 0 6.5rem',
    borderRadius: 0,
    background: color.paper,
  },
});
const ofSteps = (height: number) => css({ minHeight: `min(${rem(height)}, 100dvh - 3rem)` });
/** A long form: tighter, and higher on the screen, so that 900 px hold it. */
const long = css({
  '@media (min-width: 40em)': {
    '--half': '25rem',
    '--field-gap': '1rem',
    '& form': { gap: '1.125rem' },
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
    borderBottom: `1px solid ${color.line}`,
    background: color.paper,
  },
});
// One word's space from the name, not the kicker's whole gap.
const Progress = styled.span({ marginInlineStart: '-0.3125rem', whiteSpace: 'nowrap' });
const Name = styled.h2({ font: 'inherit', letterSpacing: 0 });
const closeButton = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  transition: 'background-color 150ms ease-out',
  '&:hover': { background: color.paperDeep },
});
const title = css({
  fontSize: '1.875rem',
  outline: 'none',
  // Room for the head above it.
  scrollMarginTop: '7.5rem',
});
const body = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '2px 2.5rem 0',
  [media.phone]: { padding: '1rem 1.25rem 0' },
});
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.75rem',
  marginTop: 'auto',
  // Always in reach: what is higher than the window scrolls below them.
  position: 'sticky',
  bottom: 0,
  paddingBottom: '2rem',
  background: color.sheet,
  boxShadow: `0 -16px 8px ${color.sheet}`,
  [media.phone]: {
    margin: 'auto -1.25rem 0',
    padding: '0.875rem 1.25rem calc(0.875rem + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${color.line}`,
    boxShadow: 'none',
    '& > button': { flex: '1 1 auto' },
  },
  // Little height, as on a turned phone or at 400% zoom: everything scrolls.
  '@media (max-height: 30em)': { position: 'static' },
});
/** Whether the dialog has shown a title before. The code that opens a dialog focuses the first one itself. */
const HasShown = createContext<RefObject<boolean>>({ current: false });

/**
 * Takes no ref, without which @reach/dialog cannot set `aria-hidden` on everything beside the dialog, toasts included. The
 * page is hidden by `inert`.
 */
const Overlay = ({ ref: _unused, ...props }: ComponentProps<'div'>) => (
  <div css={overlay} {...props} />
);

interface DialogProps {
  /** The dialog's fixed name; it never changes while the dialog is open. */
  name: string;
  /** Where the visitor is, beside the name. */
  progress?: string;
  /** Px, at the usual font size, that the highest of its steps takes: all get it, so that what is pressed to go on stays in its place. */
  stepHeight?: number;
  /** Whether it holds a form that fills a screen. */
  isLong?: boolean;
  /** False where the content brings its own button "Close". */
  hasCloseButton?: boolean;
  children: ReactNode;
}

/** The props of a button that closes the dialog. */
export const closesDialog = { 'data-dialog-close': '' };

/**
 * The markup of a modal dialog. runtime/overlays shows it, keeps the focus inside, closes it and returns the focus. Put a
 * {@link DialogTitle} first and {@link DialogActions} last into it.
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
  const hasShown = useRef(false);
  useLayoutEffect(() => {
    hasShown.current = true;
  }, []);
  return (
    <HasShown value={hasShown}>
      {/* Its focus lock would pull focus back from the toasts, and its scroll lock writes style elements, which the
          Content-Security-Policy blocks. */}
      <DialogInner
        as={Overlay}
        dangerouslyBypassFocusLock
        dangerouslyBypassScrollLock
        data-dialog-open=""
      >
        <div css={[centre, isLong && long]}>
          <DialogContent
            css={[sheet, stepHeight !== undefined && ofSteps(stepHeight)]}
            aria-labelledby={nameId}
          >
            <div css={head}>
              <Kicker as="div">
                <Name id={nameId}>{name}</Name>
                {progress && <Progress>{`· ${progress}`}</Progress>}
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
    </HasShown>
  );
}

/** The step's title, a large heading. Each further step's title takes the focus, so give it its own `key`. */
export function DialogTitle({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const hasShown = useContext(HasShown);
  useLayoutEffect(() => {
    if (!hasShown.current) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [hasShown]);
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
