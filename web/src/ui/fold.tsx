import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media } from '../theme/tokens';
import { pseudoBox } from './layout';

const fold = css({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.5rem',
    width: 'fit-content',
    minHeight: '2.75rem',
    paddingBlock: '0.5625rem',
    fontWeight: 600,
    color: color.link,
    cursor: 'pointer',
    // Screen readers announce whether a disclosure is open, so the signs have empty alternative texts.
    '&::after': { content: ['"+"', '"+" / ""'] },
  },
  '&[open] > summary::after': { content: ['"–"', '"–" / ""'] },
});
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
const foldOnPhones = css(fold, alwaysOpen('@media (min-width: 40em), print'));
const foldOnScreens = css(fold, alwaysOpen(media.print));

const onPhones = '@media screen and (width < 40em)';
// On phones the transparent summary covers the heading above, up to three lines, so a click there opens the disclosure.
const overTitle = css(foldOnPhones, {
  '& > summary': {
    position: 'relative',
    justifyContent: 'flex-end',
    width: 'auto',
    marginTop: '-2.75rem',
    '&::before': { ...pseudoBox, inset: '-1rem 0 0' },
    [onPhones]: { '&::after': { display: 'none' } },
  },
});
/** Styles of the heading above a {@link TitledFold}. On phones "+" or "–" is beside it. */
export const foldedTitle = css({
  [onPhones]: {
    position: 'relative',
    alignContent: 'center',
    minHeight: 'var(--title, 2.75rem)',
    paddingInlineEnd: 'var(--sign, 1.75rem)',
    '&::after': {
      content: ['"+"', '"+" / ""'],
      position: 'absolute',
      top: '50%',
      insetInlineEnd: 0,
      translate: '0 -50%',
      color: color.link,
    },
    ':is(&:has(+ details[open], + * > details[open]), :has(+ details[open]) &)::after': {
      content: ['"–"', '"–" / ""'],
    },
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
