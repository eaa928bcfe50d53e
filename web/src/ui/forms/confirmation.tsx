import { css, Global, keyframes } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { color, fontSize, leadText, media, radius, space } from '../../theme/tokens';
import { Button } from '../button';
import { Icon } from '../icon';
import { circle } from '../layout';

const sewing = 600;
/** Height (px) that a toast takes at the lower end of a phone's screen. */
const toastSpace = 220;

const sew = keyframes({ from: { strokeDashoffset: 1 } });
const lead = keyframes({ from: { offsetDistance: '0%' }, to: { offsetDistance: '100%' } });
const show = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } });
const tie = keyframes({ from: { scale: '0' } });

const wide = '@media screen and (min-width: 75em)';
const compact = '@media print, (width < 47.5em)';
const card = ':has(> [data-island] > [data-sewn])';
// The confirmation is smaller than its form. Beside longer text it stays in view during scrolling.
const cardStyle = css({
  [card]: { alignSelf: 'start', marginBottom: 0, padding: '0.5625rem' },
  [`${card} :is(h2, form)`]: { display: 'none' },
  [media.print]: { [card]: { marginTop: '1rem' } },
  '@media screen and (min-width: 47.5em)': {
    [card]: { position: 'sticky', top: '6.5rem', marginBottom: '3rem' },
    // The confirmation, unlike the form, does not overlap the next section, so that section needs less space at its
    // top.
    'section:has([data-sewn]) + [data-closing]': { '--closing-start': space.section },
  },
});
const sheet = css({
  position: 'relative',
  // The header must not cover the pins that are drawn at the top of the card.
  scrollMarginTop: '1.5rem',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '1rem',
  padding: '1.5rem clamp(1.25rem, 8%, 3.5rem)',
  borderRadius: radius.control,
  background: color.sheet,
  [compact]: { scrollMarginTop: 0, gap: '0.75rem' },
  // On a phone the toast is between the header and the confirmation.
  [media.phone]: { scrollMarginTop: '8rem' },
  [wide]: { minHeight: '30rem' },
});
const seam = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 4,
  pointerEvents: 'none',
  '& rect': { width: '100%', height: '100%' },
});
const basting = css({ stroke: color.control, strokeWidth: 1.5, strokeDasharray: '6 4' });
const sewn = css({
  stroke: color.moss,
  strokeDasharray: 1,
  [media.moving]: { animation: `${sew} ${sewing}ms ease-in-out both` },
});
const gaps = css({ stroke: color.sheet, strokeDasharray: '1.2 10.8' });
// The needle is an HTML element, because in an SVG the browser would scale the offset path to the SVG's size.
const needle = css({
  position: 'absolute',
  width: '4rem',
  height: '0.375rem',
  lineHeight: 0,
  fill: color.ink,
  // With reduced motion the dashed line is complete at once, so the needle is hidden.
  display: 'none',
  offsetPath: `inset(0 round ${radius.control})`,
  offsetAnchor: '0 50%',
  [media.moving]: {
    display: 'block',
    opacity: 0,
    animation: `${lead} ${sewing}ms ease-in-out, ${show} ${sewing}ms`,
  },
});
const knot = css({
  position: 'absolute',
  insetInlineEnd: -7,
  bottom: '3rem',
  ...circle(14),
  background: color.moss,
  printColorAdjust: 'exact',
  [media.moving]: { animation: `${tie} 120ms ${sewing}ms ease-out both` },
});
const mark = css({
  display: 'grid',
  placeItems: 'center',
  ...circle('4rem'),
  border: `3px solid ${color.moss}`,
  color: color.moss,
  background: color.mossTint,
  [compact]: { width: '3rem', height: '3rem' },
});
const title = css({
  marginTop: '0.75rem',
  fontSize: fontSize.h3,
  [compact]: { marginTop: 0 },
  [wide]: { fontSize: fontSize.h2 },
});
const words = css(leadText);
const again = css({
  marginTop: '1rem',
  [compact]: { marginTop: '0.25rem', paddingInline: '1rem' },
});

interface ConfirmationProps {
  title: string;
  description: string;
  again: string;
  onAgain(): void;
}

/** Confirms that a form was sent. Replaces the form, which becomes inert, and takes the focus from it. */
export function Confirmation({
  title: heading,
  description,
  again: label,
  onAgain,
}: ConfirmationProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // The visitor may have moved the focus to another part of the page during the call.
    if (activeElement !== document.body && !activeElement?.closest('[inert]')) return;
    const { current } = ref;
    current!.focus({ preventScroll: true });
    // The toast would cover the lower end of a small screen.
    const isLow = current!.getBoundingClientRect().bottom > innerHeight - toastSpace;
    current!.scrollIntoView({ block: isLow ? 'start' : 'nearest' });
  }, []);
  return (
    <div ref={ref} css={sheet} tabIndex={-1} data-sewn>
      <Global styles={cardStyle} />
      <svg css={seam} aria-hidden>
        <rect css={basting} rx="10" />
        <rect css={sewn} rx="10" pathLength="1" />
        <rect css={gaps} rx="10" />
      </svg>
      <i css={needle} aria-hidden>
        <svg viewBox="0 -3 66 6">
          <path
            fillRule="evenodd"
            d="M0 0C16-4 40-4 66 0C40 4 16 4 0 0ZM6 0a7 1.6 0 0 1 14 0a7 1.6 0 0 1-14 0Z"
          />
        </svg>
      </i>
      <i css={knot} aria-hidden />
      <span css={mark}>
        <Icon name="check" size={34} />
      </span>
      <h3 css={title}>{heading}</h3>
      <p css={words}>{description}</p>
      <Button variant="outline" css={again} onClick={onAgain}>
        {label}
      </Button>
    </div>
  );
}

/** Returns the props of the confirmation and a function that shows it. Calls `begin` when the form is visible again. */
export function useConfirmation(texts: Omit<ConfirmationProps, 'onAgain'>, begin: () => void) {
  const [isSent, setIsSent] = useState(false);
  function onAgain() {
    // `begin` focuses a field. The field must not be inert any more, so React renders first.
    flushSync(() => setIsSent(false));
    begin();
  }
  return {
    confirm: () => setIsSent(true),
    confirmation: isSent ? { ...texts, onAgain } : undefined,
  };
}
