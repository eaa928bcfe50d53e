import { css } from '@emotion/react';
import type { TermsContent } from '../content/types/sections';
import { border, color, fluid, media } from '../theme/tokens';
import { circle, pseudoBox, tagStyle } from '../ui/layout';
import { Link } from '../ui/link';
import { HeadedSection } from './section-heading';

const columnGap = '2rem';
/** Distance from the top of a tag-shaped name to its middle, where the dashed line is. */
const middle = 'calc(1.125rem - 1px)';

const list = css({
  display: 'grid',
  gap: `1.5rem ${columnGap}`,
  marginTop: fluid.l,
  '@media screen and (min-width: 40em)': { rowGap: '3rem' },
});
const term = css({ position: 'relative', minWidth: 0 });
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
  [media.phone]: { margin: '0.5rem 0 0', paddingInlineStart: '2.125rem', fontSize: '1rem' },
});

/** Returns the styles of a list with a dashed line in each row, from its first name to a dot. */
const inColumns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  [`& > :last-of-type:not(:nth-of-type(${count}n))`]: { gridColumn: 'span 2' },
  '@media screen and (forced-colors: none)': {
    '& > ::before': {
      ...pseudoBox,
      top: middle,
      insetInline: `0 -${columnGap}`,
      borderTop: border.thread,
    },
    [`& > :is(:nth-of-type(${count}n), :last-of-type)`]: {
      '&::before': { insetInlineEnd: 0 },
      '&::after': {
        ...pseudoBox,
        top: 'calc(1.125rem - 8px)',
        insetInlineEnd: 0,
        ...circle(16),
        background: color.thread,
      },
    },
  },
});
const onPhones = {
  '@media screen and (forced-colors: none) and (width < 40em)': {
    '&:not(:last-child) > ::before, & > :not(:last-of-type)::before': {
      ...pseudoBox,
      top: '1.125rem',
      insetInlineStart: 17,
      height: 'calc(100% + 1.5rem)',
      borderInlineStart: border.thread,
    },
    '&:last-child > :last-of-type > dt::before': { background: color.thread },
  },
};
/** Three columns, or four if they fill each row. Two items have two. */
const columnsFor = (count: number) => ({
  '@media screen and (min-width: 40em) and (width < 75em)': inColumns(2),
  '@media screen and (min-width: 75em)': inColumns(count % 4 ? Math.min(count, 3) : 4),
});
const ownRow = {
  '@media screen and (min-width: 40em)': {
    ...inColumns(2),
    'dl + &': { marginTop: '3rem' },
  },
};

/** Length of the longest text that fits a narrow column without leaving its neighbours half empty. */
const longest = 240;

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
            <dl
              key={part[0]!.name}
              css={[list, onPhones, part === long ? ownRow : columnsFor(part.length)]}
            >
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
