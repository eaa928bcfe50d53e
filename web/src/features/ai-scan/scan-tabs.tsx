import { css } from '@emotion/react';
import { useId, useRef, type ReactNode } from 'react';
import type { ScanRequest } from '#contract/ai-scan';
import { aiScan } from '../../content/features/ai-scan';
import { border, color, media, radius } from '../../theme/tokens';

export type ScanType = ScanRequest['type'];
const types: readonly ScanType[] = ['website', 'documents'];

const list = css({
  display: 'flex',
  [media.cramped]: { flexWrap: 'wrap' },
  gap: '0.25rem',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '0.25rem',
  border: border.hairline,
  borderRadius: 10,
  background: color.paper,
});
const tab = css({
  minHeight: '2.75rem',
  padding: '0.5rem min(1.25rem, 5vw)',
  border: 0,
  borderRadius: radius.control,
  fontSize: '1rem',
  fontWeight: 600,
  color: color.inkSoft,
  background: 'transparent',
  transition: 'background-color 150ms ease-out, color 150ms ease-out',
  '&:hover': { color: color.ink },
  '&[aria-selected=true]': {
    color: color.paper,
    background: color.ink,
    [media.forced]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});

// Without scripts the visitor cannot switch tabs, so both panels are visible.
const panel = css({ '@media (scripting: none)': { '&[hidden]': { display: 'block' } } });

interface ScanTabsProps {
  selected: ScanType;
  onSelect(type: ScanType): void;
  /** Both panels stay mounted, so that they keep typed values. */
  panels: Record<ScanType, ReactNode>;
}

export function ScanTabs({ selected, onSelect, panels }: ScanTabsProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = selected === 'website' ? 'documents' : 'website';
    onSelect(next);
    ref.current?.querySelector<HTMLElement>(`[data-type=${next}]`)?.focus();
  }

  return (
    <>
      <div ref={ref} css={list} role="tablist" aria-label={aiScan.tabsLabel}>
        {types.map((type) => (
          <button
            key={type}
            type="button"
            css={tab}
            role="tab"
            id={`${id}-${type}-tab`}
            data-type={type}
            aria-selected={type === selected}
            aria-controls={`${id}-${type}`}
            tabIndex={type === selected ? 0 : -1}
            onClick={() => onSelect(type)}
            onKeyDown={handleKeyDown}
          >
            {aiScan[type].tab}
          </button>
        ))}
      </div>
      {types.map((type) => (
        <div
          key={type}
          css={panel}
          role="tabpanel"
          id={`${id}-${type}`}
          aria-labelledby={`${id}-${type}-tab`}
          hidden={type !== selected}
        >
          {panels[type]}
        </div>
      ))}
    </>
  );
}
