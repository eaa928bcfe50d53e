import { css } from '@emotion/react';
import type { TermsContent } from '../content/types/sections';
import { border, color, media } from '../theme/tokens';
import { circle, pseudoBox, tagStyle } from '../ui/layout';
import { Link } from '../ui/link';
import { HeadedSection } from './section-heading';

/** Returns a grid with `count` columns, or fewer in a window that has no room for them. */
const columns = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(19rem, ${Math.floor(99 / count)}%)), 1fr))`,
});
const rowGap = 'clamp(1.5rem, 3.2vw, 3rem)';
const onScreens = '@media screen and (forced-colors: none)';
const list = css({
  display: 'grid',
  rowGap,
  marginTop: rowGap,
  // A dashed line passes the names of a row, and ends in a dot after the last one.
  [`${onScreens} and (min-width: 40em)`]: {
    '& > ::before': {
      ...pseudoBox,
      top: 'calc(1.125rem - 1px)',
      width: '100%',
      borderTop: border.thread,
    },
    '& > :last-of-type::after': {
      ...pseudoBox,
      top: 'calc(1.125rem - 8px)',
      insetInlineEnd: 0,
      ...circle(16),
      background: color.thread,
    },
  },
  [`${onScreens} and (width < 40em)`]: {
    '&:not(:last-child) > ::before, & > :not(:last-of-type)::before': {
      ...pseudoBox,
      top: '1.125rem',
      insetInlineStart: 17,
      height: 'calc(100% + 1.5rem)',
      borderInlineStart: border.thread,
    },
    '&:last-child > :last-of-type > dt::before': { background: color.thread },
  },
});
// The grid has no gap between its columns, because the dashed line continues there.
const term = css({ position: 'relative', minWidth: 0, paddingInlineEnd: '1.5rem' });
const name = css(tagStyle, {
  position: 'relative',
  width: 'max-content',
  maxWidth: '100%',
  fontWeight: 600,
  lineHeight: 1.2,
});
const text = css({
  maxWidth: '37em',
  marginTop: '1rem',
  lineHeight: 1.55,
  [media.phone]: { marginBlock: '0.5rem 0', marginInline: '2.125rem -1.5rem', fontSize: '1rem' },
});

const inPairs = css(list, columns(2));
const inThrees = css(list, columns(3));
/** Four columns, or two in a window that is too narrow for four. */
const inFours = css(inPairs, {
  '@media (min-width: 75em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** Length of the longest text that fits a narrow column without leaving its neighbours half empty. */
const longest = 240;

const layoutOf = (part: readonly unknown[], isLong: boolean) => {
  if (isLong) return inPairs;
  return part.length % 4 ? inThrees : inFours;
};

interface TermsSectionProps {
  content: TermsContent;
  className?: string;
}

/** Statements whose names are on a dashed line, in three or four columns. Long ones follow in two columns. */
export function TermsSection({ content: { items, ...band }, className }: TermsSectionProps) {
  const short = items.filter(({ text: { length } }) => length <= longest);
  const long = items.filter((item) => !short.includes(item));
  return (
    <HeadedSection name="terms" className={className} heading={{ ...band, layout: 'row' }}>
      {[short, long].map(
        (part) =>
          part.length > 0 && (
            <dl key={part[0]!.name} css={layoutOf(part, part === long)}>
              {part.map((item) => (
                <div key={`${item.name}: ${item.text}`} css={term}>
                  <dt css={name}>{item.name}</dt>
                  <dd css={text}>
                    {item.text}
                    {item.link && (
                      <>
                        {' '}
                        <Link to={item.link.to}>{item.link.text}</Link>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          ),
      )}
    </HeadedSection>
  );
}
