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
    // Screen readers themselves announce whether the disclosure is open, so the signs have empty alternative texts.
    '&::after': { content: ['"+"', '"+" / ""'] },
  },
  '&[open] > summary::after': { content: ['"–"', '"–" / ""'] },
  // Browsers that cannot show the content of a closed disclosure keep the disclosure on wide screens, too.
  '@supports selector(::details-content)': {
    '@media (min-width: 40em), print': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
});

// On phones the disclosure's transparent button covers the last line of the preceding heading, so a press on the
// heading opens the disclosure.
const overTitle = css(fold, {
  '& > summary': {
    position: 'relative',
    justifyContent: 'flex-end',
    width: 'auto',
    marginTop: '-2.75rem',
    '&::after': { fontSize: '1.375rem', lineHeight: 1 },
  },
});
/** Styles of the heading before a {@link TitledFold}. On phones it has space for the sign, and a button's height. */
export const foldedTitle = css({
  [media.phone]: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInlineEnd: '1.75rem',
  },
});
/** Returns styles that remove a disclosure's box if `room` matches: its contents become items of the parent's grid. */
export const unboxed = (room: string) =>
  css({ [room]: { '& > details, & > ::details-content': { display: 'contents' } } });

interface FoldProps {
  /** Label of the disclosure, which visitors see on phones. */
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  className?: string;
}

/** A disclosure on phones. On wide screens and in print its content is always visible. */
export function Fold({ summary, children, isOpen, className }: FoldProps) {
  return (
    <details css={fold} className={className} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface TitledFoldProps {
  /** Text of the preceding heading, which has the styles {@link foldedTitle}. */
  title: string;
  children: ReactNode;
}

/** A disclosure below a heading. On phones a press on the heading opens it. */
export function TitledFold({ title, children }: TitledFoldProps) {
  return (
    <details css={overTitle}>
      <summary aria-label={`More: ${title}`} />
      {children}
    </details>
  );
}
