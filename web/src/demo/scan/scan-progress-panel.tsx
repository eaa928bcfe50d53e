import { css, keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../stores/use-store';
import { color, font, media } from '../../theme/tokens';
import { TextList } from '../../ui/text-list';
import { scanProgressStore } from './scan-progress';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });
const sheet = css({
  marginTop: '1.75rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${color.line}`,
});
const title = css({ fontSize: 'clamp(1.625rem, 2.4vw, 2rem)', overflowWrap: 'anywhere' });
const bar = css({
  height: '0.5rem',
  margin: '1rem 0 0.5rem',
  borderRadius: 4,
  overflow: 'hidden',
  background: color.paperDeep,
  [media.forced]: { outline: '1px solid' },
});
const done = css({
  height: '100%',
  background: color.thread,
  [media.forced]: { background: 'CanvasText' },
  [media.calm]: { transition: 'width 380ms ease-out' },
});
const line = css({
  display: 'flex',
  gap: '0.75rem',
  padding: '0.5rem 0',
  borderBottom: `1px solid ${color.line}`,
  '&::before': { content: '"✓" / ""', color: color.moss, fontFamily: font.mono },
  [media.calm]: { animation: `${arrive} 220ms ease-out` },
});
const honest = css({ marginTop: '0.75rem', fontSize: '0.875rem', color: color.inkSoft });

/** Shows the progress of a scan below its form, with one line per finding. */
export function ScanProgressPanel() {
  const moment = useStore(scanProgressStore, null);
  const [place] = useState(makePlace);
  const isAtWork = moment !== null;
  useEffect(() => {
    if (isAtWork && place) return showScan(place);
  }, [isAtWork, place]);
  if (!place || !moment) return null;
  const { name, lines, total } = moment;
  return createPortal(
    <div css={sheet}>
      <p css={title}>
        <strong>Measuring {name}</strong>
      </p>
      <div css={bar} aria-hidden>
        <div css={done} style={{ width: `${(lines.length / total) * 100}%` }} />
      </div>
      <TextList texts={lines} itemStyle={line} />
      <p css={honest}>A demo: the answer is a sample, and nothing leaves this device.</p>
    </div>,
    place,
  );
}

/**
 * Inserts an element after the scan's island, or returns null on a page without one. It is a live region, which must be
 * in the page before its text.
 */
function makePlace() {
  const island = document.querySelector('#ai-scan-section form')?.closest('[data-island]');
  if (!island) return null;
  const place = Object.assign(document.createElement('div'), { role: 'status' });
  place.dataset.demo = 'scan';
  island.after(place);
  return place;
}

/** Scrolls to the form. The returned function scrolls to the results, as soon as they are rendered. */
function showScan(place: HTMLElement) {
  const form = place.parentElement!.querySelector('form')!;
  form.scrollIntoView({ block: 'start' });
  return () => {
    const results = form.nextElementSibling;
    if (!results) return;
    document.documentElement.dataset.demoScan = 'shown';
    const show = () => results.firstElementChild?.scrollIntoView({ block: 'start' });
    if (results.firstElementChild) return show();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // Waits until the submit button has its focus back: browsers scroll to it.
      requestAnimationFrame(() => requestAnimationFrame(show));
    });
    observer.observe(results, { childList: true });
  };
}
