import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media } from '../theme/tokens';
import { centredRow } from './layout';

const summaryStyle = {
  ...centredRow('0.5rem'),
  width: 'fit-content',
  minHeight: '2.75rem',
  fontWeight: 600,
  color: color.link,
  cursor: 'pointer',
};
// Screen readers announce whether a disclosure is open, so the signs have empty alternative texts.
const closed = { content: ['"+"', '"+" / ""'] };
const open = { '&[open] > summary::after': { content: ['"–"', '"–" / ""'] } };
const fold = css({ '& > summary': { ...summaryStyle, '&::after': closed }, ...open });
// Browsers without `::details-content` cannot show the content of a closed disclosure, so there it stays a disclosure
// with a summary.
const alwaysOpen = (matching: string) =>
  css({
    '@supports selector(::details-content)': {
      [matching]: {
        '& > summary': { display: 'none' },
        '&::details-content': { contentVisibility: 'visible' },
      },
    },
  });
const onPhones = alwaysOpen('@media (min-width: 40em), print');
const foldOnPhones = css(fold, onPhones);
const foldOnScreens = css(fold, alwaysOpen(media.print));

// On phones the transparent summary covers the last line of the heading above, so a click there opens the disclosure.
const overTitle = css(
  {
    '& > summary': {
      ...summaryStyle,
      position: 'relative',
      justifyContent: 'flex-end',
      width: 'auto',
      marginTop: '-2.75rem',
      '&::after': { ...closed, fontSize: '1.375rem', lineHeight: 1 },
    },
    ...open,
  },
  onPhones,
);
/** Styles of the heading above a {@link TitledFold}. On phones it is as high as a button, with space for "+" or "–". */
export const foldedTitle = css({
  [media.phone]: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInlineEnd: '1.75rem',
  },
});
/** In windows that match `room`, makes the contents of a disclosure items of the parent's grid. */
export const unboxed = (room: string) =>
  css({ [room]: { '& > details, & > ::details-content': { display: 'contents' } } });

interface FoldProps {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Whether the text is a disclosure on wide screens, too. Otherwise it is always visible there. */
  isOnWideScreens?: boolean;
  className?: string;
}

/** A disclosure on phones. In print its content is always visible. */
export function Fold({ summary, children, isOpen, isOnWideScreens = false, className }: FoldProps) {
  return (
    <details
      css={isOnWideScreens ? foldOnScreens : foldOnPhones}
      className={className}
      open={isOpen}
    >
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

/** A disclosure below a heading. On phones a click on the heading opens it. */
export function TitledFold({ title, children }: TitledFoldProps) {
  return (
    <details css={overTitle}>
      <summary aria-label={`More: ${title}`} />
      {children}
    </details>
  );
}
