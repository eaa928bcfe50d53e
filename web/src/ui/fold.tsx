import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '../theme/tokens';

const fold = css({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.5rem',
    width: 'fit-content',
    minHeight: '2.75rem',
    fontWeight: 600,
    color: color.link,
    cursor: 'pointer',
    // The browser announces whether it is open, so the signs have empty names.
    '&::after': { content: ['"+"', '"+" / ""'] },
  },
  '&[open] > summary::after': { content: ['"–"', '"–" / ""'] },
  // Where a browser cannot show what is closed, it stays to be opened there too.
  '@supports selector(::details-content)': {
    '@media (min-width: 40em), print': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
});

interface FoldProps {
  /** What is in it, on phones the words to press. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open on phones, too, until the visitor folds it. */
  isOpen?: boolean;
  className?: string;
}

/** Details that phones fold away. Where there is room, and on paper, they simply stand there. */
export function Fold({ summary, children, isOpen, className }: FoldProps) {
  return (
    <details css={fold} className={className} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
