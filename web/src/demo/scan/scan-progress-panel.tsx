import { css, keyframes } from '@emotion/react';
import { createPortal } from 'react-dom';
import { useStore } from '../../stores/use-store';
import { color, font, fontSize, media } from '../../theme/tokens';
import { scanProgressStore } from './scan-progress';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });
const line = css({
  position: 'relative',
  display: 'flex',
  gap: '1rem',
  alignItems: 'baseline',
  marginInlineStart: '2.125rem',
  padding: '0.6875rem 0',
  borderBottom: `1px solid ${color.line}`,
  lineHeight: 1.4,
  [media.calm]: { animation: `${arrive} 220ms ease-out` },
  // A knot and the thread to the next one.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-2.125rem',
    top: '1rem',
    width: '0.875rem',
    height: '0.875rem',
    borderRadius: '50%',
    background: color.thread,
    [media.forced]: { background: 'CanvasText' },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '1.9375rem -1rem',
    insetInlineStart: 'calc(-1.6875rem - 1px)',
    borderInlineStart: `2px dashed ${color.thread}`,
  },
  '& > small': {
    flex: 'none',
    minWidth: '4.125rem',
    font: `500 ${fontSize.label}/1 ${font.mono}`,
    color: color.inkSoft,
  },
});
const demoNote = css({
  marginInlineStart: '2.125rem',
  paddingTop: '0.75rem',
  fontSize: '0.875rem',
  color: color.inkSoft,
});

/** Shows a scan's findings, one line at a time, at the place where the form shows its progress (features/ai-scan). */
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
