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
const term = css({ position: 'relative' });
const name = css(tagStyle, {
  position: 'relative',
  width: 'max-content',
  maxWidth: '100%',
  fontWeight: 600,
  lineHeight: 1.2,
});
const text = css({
  marginTop: '1rem',
  lineHeight: 1.55,
  [media.phone]: { margin: '0.5rem 0 0', paddingInlineStart: '2.125rem', fontSize: '1rem' },
});

/** Returns the styles of a list with a dashed line in each row, from its first name to a ring. */
const inColumns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@media screen and (forced-colors: none)': {
    '& > ::before': {
      ...pseudoBox,
      top: middle,
      insetInline: `0 -${columnGap}`,
      borderTop: border.thread,
    },
    [`& > :nth-of-type(${count}n + 1) > dt::before`]: { background: color.thread },
    [`& > :is(:nth-of-type(${count}n), :last-of-type)`]: {
      '&::before': { insetInlineEnd: 0 },
      '&::after': {
        ...pseudoBox,
        top: 'calc(1.125rem - 8px)',
        insetInlineEnd: 0,
        ...circle(16),
        border: `2px solid ${color.thread}`,
        background: color.sheet,
      },
    },
  },
});
const inThree = {
  ...inColumns(3),
  '& > :last-of-type:not(:nth-of-type(3n))': { gridColumn: 'span 2' },
};
const onPhones = {
  '@media screen and (forced-colors: none) and (width < 40em)': {
    '& > :not(:last-of-type)::before': {
      ...pseudoBox,
      top: '1.125rem',
      insetInlineStart: 17,
      height: 'calc(100% + 1.5rem)',
      borderInlineStart: border.thread,
    },
    '& > :is(:first-of-type, :last-of-type) > dt::before': { background: color.thread },
  },
};
const inTwo = {
  ...inColumns(2),
  '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
};
const threeColumns = css(onPhones, {
  '@media screen and (min-width: 40em) and (width < 56.25em)': inTwo,
  '@media screen and (min-width: 56.25em)': inThree,
});
const fourColumns = css(onPhones, {
  '@media screen and (min-width: 40em) and (width < 67.5em)': inTwo,
  '@media screen and (min-width: 67.5em)': inColumns(4),
});

interface TermsSectionProps {
  content: TermsContent;
  className?: string;
}

/** A list of statements whose names are on a dashed line: three columns, or four if each row is full. */
export function TermsSection({ content: { items, ...band }, className }: TermsSectionProps) {
  return (
    <HeadedSection name="terms" className={className} heading={{ ...band, layout: 'row' }}>
      <dl css={[list, items.length % 4 === 0 ? fourColumns : threeColumns]}>
        {items.map((item) => (
          <div key={item.name} css={term}>
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
    </HeadedSection>
  );
}
