import { css, Global, keyframes } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { discoveryBanner } from '../../content/features/discovery';
import {
  closedDialog,
  dialogStore,
  opensDialog,
  type DialogName,
} from '../../runtime/overlays/dialog-store';
import { useStore } from '../../stores/use-store';
import { border, color, fontSize, media, space } from '../../theme/tokens';
import { Button, iconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { centredRow } from '../../ui/layout';
import { containerStyle } from '../../ui/section';
import { bannerDismissedStore, bannerDueStore } from './banner-store';
import { useStepAside, useWasAtTop } from './use-banner-place';

/** Custom property with the height of the visible banner. */
const heightName = '--banner';
const height = `var(${heightName})`;
/** Windows too low for two fixed bars, such as phones in landscape. The banner scrolls with the page there. */
const low = '@media (max-height: 30em)';
const high = '@media (height > 30em)';
const shown = 'html:has([data-banner=shown])';
const header = 'header:has(#site-menu)';
const pageParts = 'main > section:not([data-banner]), footer';

/** Moves the header below the banner and back. Unlike `top`, `translate` needs no new layout. */
const makeWay = css({
  [header]: { transition: 'translate 220ms ease-out' },
  [high]: {
    [`${shown} ${header}`]: { translate: `0 ${height}` },
    // The menus' panels are anchored to the header, but anchor positioning ignores the header's translation.
    [`${shown} ${header} [popover]:not(#site-menu)`]: {
      top: `calc(${space.header} - 1rem + ${height})`,
    },
    [shown]: { scrollPaddingTop: `calc(${space.header} + ${height} + 1rem)` },
    [media.phone]: {
      [`${shown}:not([data-modal]) [data-toasts] ol`]: { translate: `0 ${height}` },
    },
    [`html:has([data-banner][data-was-at-top]) :is(${pageParts})`]: { translate: `0 ${height}` },
  },
  // The page's content starts directly below the header, so the content moves, too.
  [pageParts]: { transition: 'translate 220ms ease-out' },
});

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });
const fixed = css({
  position: 'fixed',
  inset: '0 0 auto',
  transition: 'translate 220ms ease-out',
  '[data-banner=aside] + &, &[data-banner=aside]': { translate: '0 -100%' },
  [low]: { position: 'absolute' },
  'html[data-popover=site-menu] &': { visibility: 'hidden' },
  [media.calm]: { animation: `${slideIn} 220ms ease-out` },
});
/** Styles of the banner, which is in front of the header, and behind the skip link and dialogs. */
const banner = css(fixed, {
  zIndex: 31,
  [media.forced]: { outline: '1px solid', outlineOffset: -1 },
});
/** A background that hides the page's content while the content scrolls behind the banner and the header. */
const ground = css(fixed, {
  zIndex: 29,
  height: `calc(${height} + ${space.header})`,
  borderBottom: border.hairline,
  background: color.paper,
  [low]: { display: 'none' },
});
const row = css(containerStyle, {
  ...centredRow('0 1.25rem'),
  paddingBlock: '0.25rem',
  [media.tablet]: { gap: '0 1rem', paddingInlineEnd: '3.25rem' },
});
const text = css({
  flex: '1 1 0',
  fontSize: fontSize.small,
  lineHeight: 1.4,
  [media.phone]: { fontSize: '0.8125rem', lineHeight: 1.35 },
});
const actions = css({
  display: 'flex',
  gap: '1.25rem',
  [media.phone]: { flexDirection: 'column', alignItems: 'flex-end', gap: 0 },
});
const action = css({
  fontSize: '0.9375rem',
  color: color.ink,
  whiteSpace: 'nowrap',
  [media.phone]: { minHeight: '2rem', padding: '0.25rem 0', fontSize: '0.875rem' },
});
const dismiss = css(iconButton(44), {
  flex: 'none',
  marginInlineEnd: '-0.875rem',
  '&:hover': { background: color.nightRaised },
  [media.tablet]: {
    position: 'absolute',
    top: 'calc(50% - 1.375rem)',
    insetInlineEnd: space.gutter,
  },
});

/** False in the build. This difference does not break hydration, because `Global` renders no element in the browser. */
const isInBrowser = typeof document !== 'undefined';

const dismissForGood = () => bannerDismissedStore.set(true);

function handleDismiss() {
  dismissForGood();
  // The focused button disappears with the banner, so `main` takes the focus.
  document.querySelector('main')?.focus({ preventScroll: true });
}

const goesTo = (name: DialogName) => ({ ...opensDialog(name), onClick: dismissForGood });

export function DiscoveryBanner() {
  const isDue = useStore(bannerDueStore, false);
  const isDismissed = useStore(bannerDismissedStore, false);
  const isFree = useStore(dialogStore, closedDialog).open === null;
  const [isUp, setIsUp] = useState(false);
  // Waits until no dialog is open, because the visitor would not notice that the banner appears behind a dialog.
  if (isDue && isFree && !isUp) setIsUp(true);
  return (
    <>
      {/* Only scripts show the banner, so the page's HTML does not need these styles. */}
      {isInBrowser && <Global styles={makeWay} />}
      {isUp && !isDismissed && <Banner />}
    </>
  );
}

function Banner() {
  const ref = useRef<HTMLElement>(null);
  const isAside = useStepAside(ref);
  const wasAtTop = useWasAtTop();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty(heightName, `${ref.current!.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current!);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(heightName);
    };
  }, []);
  return (
    <>
      <section
        ref={ref}
        aria-label={discoveryBanner.label}
        data-banner={isAside ? 'aside' : 'shown'}
        data-was-at-top={wasAtTop ? '' : undefined}
        className="night screen-only"
        css={banner}
      >
        <div css={row}>
          <p css={text}>{discoveryBanner.text}</p>
          <div css={actions}>
            <Button variant="quiet" css={action} {...goesTo('free-intake')}>
              {discoveryBanner.intake}
            </Button>
            <Button variant="quiet" css={action} {...goesTo('discovery')}>
              {discoveryBanner.discovery}
            </Button>
          </div>
          <button
            type="button"
            css={dismiss}
            aria-label={discoveryBanner.dismiss}
            onClick={handleDismiss}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      </section>
      <div css={ground} className="screen-only" />
    </>
  );
}
