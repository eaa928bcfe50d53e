import { css, keyframes } from '@emotion/react';
import { createPortal } from 'react-dom';
import { useStore } from '../../stores/use-store';
import { color, media } from '../../theme/tokens';
import { knotLine } from '../../ui/knot-line';
import { scanProgressStore } from './scan-progress';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });
const line = css(knotLine, {
  borderBottom: `1px solid ${color.line}`,
  [media.calm]: { animation: `${arrive} 220ms ease-out` },
  '&::before': { background: color.thread, [media.forced]: { background: 'CanvasText' } },
  // A dashed line from the ring of this finding to the ring of the next finding.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '1.9375rem -1rem',
    insetInlineStart: 'calc(0.4375rem - 1px - var(--indent))',
    borderInlineStart: `2px dashed ${color.thread}`,
  },
  '& > small': { color: color.inkSoft },
});
const demoNote = css({
  marginInlineStart: '2.125rem',
  paddingTop: '0.75rem',
  fontSize: '0.875rem',
  color: color.inkSoft,
});

/** Shows a scan's findings one after the other, in the place where the form shows its progress (features/ai-scan). */
export function ScanProgressPanel() {
  const progress = useStore(scanProgressStore, null);
  const place =
    progress && document.querySelector('#ai-scan-section [data-findings] [role=status]');
  if (!place) return null;
  return createPortal(
    <div data-demo="scan">
      <p css={demoNote}>A demo: the answer is a sample, and nothing leaves this device.</p>
      <ul>
        {progress.lines.map(({ label, text }) => (
          <li key={text} css={line}>
            <small>{label}</small>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>,
    place,
  );
}
