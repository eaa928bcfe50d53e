import { css, Global } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { color, font, media } from '../theme/tokens';
import { floatingCard, lightButton, smallButton } from './demo-styles';
import { setQuiet } from './settings';

/** Five stops on the home page: where it is, what to say. */
const stops = [
  {
    target: 'main h1',
    title: 'Made to measure',
    text: 'The promise in one line: agents cut from components for one business. Each piece of the drawing is a component.',
  },
  {
    target: '#services',
    title: 'Four products',
    text: 'Each card leads to a page that shows the product at work: a call, an invoice, a question to the market.',
  },
  {
    target: '#ai-scan-section',
    title: 'The scan',
    text: 'Type the address of the company across the table and start the scan. The console can fix what it finds.',
  },
  {
    target: 'section[aria-labelledby=options-title]',
    title: 'Two ways to start',
    text: 'The intake is free and takes three short steps. What you send shows in the console at once and stays on this device.',
  },
  {
    target: '#contact',
    title: 'The way in',
    text: 'Contact and Discovery end here. Set an endpoint to fail in the console to show how the site holds up.',
  },
] as const;

const marking = css({
  '[data-demo-stop]': { outline: `3px dashed ${color.thread}`, outlineOffset: 8 },
  // At the very top of the page.
  'h1[data-demo-stop]': { scrollMarginTop: 400 },
  // A band of the page wears its seam inside, and starts right below the header.
  'section[data-demo-stop]': { outlineOffset: -12, scrollMarginTop: -16 },
});
const card = css(floatingCard, {
  left: 12,
  width: 'min(420px, calc(100vw - 24px))',
  padding: '18px 22px 20px',
  font: `400 15px/1.5 ${font.text}`,
  [media.phone]: { padding: '14px 16px 16px' },
});
const step = css({ font: `500 12.5px/1.4 ${font.mono}`, color: color.inkSoft });
const title = css({ margin: '4px 0 8px', fontSize: 22 });
const keys = css({ [media.phone]: { display: 'none' } });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 14 });

interface DemoTourProps {
  publicPath: string;
  onEnd(): void;
}

const isHome = (publicPath: string) =>
  location.pathname.replace(/\/$/, '') === publicPath.replace(/\/$/, '');

/** Keys that something else waits for: a field, the scan's tabs, a dialog, the console; or the browser itself. */
const isForOthers = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  document.querySelector('[data-dialog-open]') !== null ||
  document.activeElement?.closest('input, select, textarea, [role=tablist], [data-demo=console]');

/**
 * For presenters: arrow keys go from stop to stop, Escape ends it. It begins on the home page, and in quiet mode, so
 * that nothing comes by itself while somebody speaks.
 */
export function DemoTour({ publicPath, onEnd }: DemoTourProps) {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = stops[index]!;
  const isLast = index === stops.length - 1;

  const isThere = isHome(publicPath);
  useEffect(() => {
    setQuiet(true);
    if (!isThere) location.assign(`${publicPath}?demo=tour`);
  }, [isThere, publicPath]);
  useEffect(() => {
    if (!isThere) return;
    const element = document.querySelector(stop.target);
    element?.setAttribute('data-demo-stop', '');
    element?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
    return () => element?.removeAttribute('data-demo-stop');
  }, [isThere, stop]);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isForOthers(event)) return;
      const { key } = event;
      if (key === 'Escape') onEnd();
      if (key === 'ArrowRight') setIndex((current) => Math.min(current + 1, stops.length - 1));
      if (key === 'ArrowLeft') setIndex((current) => Math.max(current - 1, 0));
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [onEnd]);

  if (!isThere) return null;
  return (
    <section className="night" css={card} aria-labelledby="demo-tour-title" data-demo="tour">
      <Global styles={marking} />
      <p css={step}>
        Stop {index + 1} of {stops.length}
        <span css={keys}> · arrow keys move, Escape ends</span>
      </p>
      <h2 id="demo-tour-title" ref={heading} tabIndex={-1} css={title}>
        {stop.title}
      </h2>
      <p>{stop.text}</p>
      <div css={row}>
        {index > 0 && (
          <button type="button" css={smallButton} onClick={() => setIndex(index - 1)}>
            Back
          </button>
        )}
        <button
          type="button"
          css={lightButton}
          onClick={() => (isLast ? onEnd() : setIndex(index + 1))}
        >
          {isLast ? 'End tour' : 'Next stop'}
        </button>
        {!isLast && (
          <button type="button" css={smallButton} onClick={onEnd}>
            End tour
          </button>
        )}
      </div>
    </section>
  );
}
