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
    // The browser announces the state, so the signs have empty alternative texts.
    '&::after': { content: ['"+"', '"+" / ""'] },
  },
  '&[open] > summary::after': { content: ['"–"', '"–" / ""'] },
  // Browsers that cannot show closed content keep the disclosure on wide screens too.
  '@supports selector(::details-content)': {
    '@media (min-width: 40em), print': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
});

// On phones the last line of the previous heading is the button.
const overTitle = css(fold, {
  '& > summary': {
    position: 'relative',
    justifyContent: 'flex-end',
    width: 'auto',
    marginTop: '-2.75rem',
    '&::after': { fontSize: '1.375rem', lineHeight: 1 },
  },
});
/** The heading above a {@link TitledFold}. On phones it leaves space for the sign and is high enough for a finger. */
export const foldedTitle = css({
  [media.phone]: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInlineEnd: '1.75rem',
  },
});
/** Removes the box of a fold from the media query `room` on, so that its contents join the parent's layout. */
export const unboxed = (room: string) =>
  css({ [room]: { '& > details, & > ::details-content': { display: 'contents' } } });

interface FoldProps {
  /** Describes the content. On phones it is the button. */
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  className?: string;
}

/** Details that are folded on phones. On wide screens and on paper they are always visible. */
export function Fold({ summary, children, isOpen, className }: FoldProps) {
  return (
    <details css={fold} className={className} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface TitledFoldProps {
  /** Text of the previous heading, which has the style {@link foldedTitle}. */
  title: string;
  children: ReactNode;
}

/** Details of the previous heading. On phones the heading's line opens them. */
export function TitledFold({ title, children }: TitledFoldProps) {
  return (
    <details css={overTitle}>
      <summary aria-label={`More: ${title}`} />
      {children}
    </details>
  );
}
