import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '../theme/tokens';

const fold = css({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: 'fit-content',
    minHeight: 44,
    fontSize: 16,
    fontWeight: 600,
    color: color.link,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+"',
      font: '700 20px/1 var(--font-head)',
    },
  },
  '&[open] > summary::after': { content: '"–"' },
  // Where a browser cannot show what is closed, it stays to be opened there too.
  '@supports selector(::details-content)': {
    '@media (min-width: 640px), print': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
});

interface FoldProps {
  /** What is in it, on phones the words to press. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Details that phones fold away. Where there is room, and on paper, they simply stand there. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details css={fold} className={className}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
