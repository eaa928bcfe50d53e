import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media } from '../theme/tokens';

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

// The last line of the title before it is what phones press.
const overTitle = css(fold, {
  '& > summary': {
    position: 'relative',
    justifyContent: 'flex-end',
    width: 'auto',
    marginTop: '-2.75rem',
    '&::after': { fontSize: '1.375rem', lineHeight: 1 },
  },
});
/** The title above a {@link TitledFold}: its line leaves room for the sign, and is high enough to press. */
export const foldedTitle = css({
  [media.phone]: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInlineEnd: '1.75rem',
  },
});
/** Without the box of a fold, its contents take part in the layout of what holds it; from `room` on. */
export const unboxed = (room: string) =>
  css({ [room]: { '& > details, & > ::details-content': { display: 'contents' } } });

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

interface TitledFoldProps {
  /** The words of the heading right before it, which has the style {@link foldedTitle}. */
  title: string;
  children: ReactNode;
}

/** Details of what the heading before them names: on phones its line opens them. */
export function TitledFold({ title, children }: TitledFoldProps) {
  return (
    <details css={overTitle}>
      <summary aria-label={`More: ${title}`} />
      {children}
    </details>
  );
}
