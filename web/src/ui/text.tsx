import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { border, fontSize, leadText, media, noteText, softLabel } from '../theme/tokens';
import { centredRow } from './layout';

/** Styles of a page's headline, for pages whose first section has its own layout. */
export const heroTitle = css({
  marginTop: '1.125rem',
  fontSize: fontSize.h1,
  [media.print]: { fontSize: '2.125rem' },
});

/** Styles of the text below a heading. Chromium ignores `text-wrap: balance` for more than six lines. */
export const balancedLead = css({
  ...leadText,
  textWrap: 'balance',
  [media.phone]: { textWrap: 'inherit' },
});

/** Styles of a note. Without its extra width, a text that just fits into its line would wrap when its font loads. */
export const balancedNote = css({
  ...noteText,
  textWrap: 'balance',
  [media.desktop]: { marginInlineEnd: '-1rem' },
});

/** A small label above a heading, after a short dashed line. With `as="div"` it may contain a heading. */
export const Kicker = styled.p({
  ...centredRow('0.625rem'),
  ...softLabel(1.4),
  '&::before': {
    content: '""',
    flex: 'none',
    width: '1.8125rem',
    borderTop: border.thread,
    // On narrow phones the label needs the whole line.
    '@media (width < 22.5em)': { content: 'none' },
  },
});

/**
 * Matches words between which no line may break: short hyphenated words ("one-time"), and a number with the next word
 * ("3-5 days", "€149 a month"). A longer match would not fit into a line of a large heading on a phone. The pattern is
 * one group, so that `split` returns the matches, too.
 */
export const unbrokenWords =
  /((?<![\p{L}\d.,€-])(?:(?:= )?€?\d(?:[\d.,-]*\d)?[%x]? (?:(?:a|per) )?\p{Ll}[\p{L}-]{0,10}|\p{L}{1,9}-\p{L}{1,6}(?:-\p{L}{1,9})?)(?![\p{L}-]))/gu;

/** Keeps {@link unbrokenWords} on one line in an island or dialog. In all other texts the build does so. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(unbrokenWords).map((part, index) =>
    index % 2 ? (
      // The same match may occur twice, so only the index is unique. The order of the parts never changes.
      // oxlint-disable-next-line no-array-index-key
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
