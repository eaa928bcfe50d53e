import { css } from '@emotion/react';
import type { SolutionsContent } from '../../content/pages/solutions';
import { color, dataColors, font, fontSize, radius, rem } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { Link } from '../../ui/link';

const sheet = css(cardStyle, {
  padding: 'clamp(1.25rem, 2.4vw, 1.875rem) clamp(1.125rem, 2.4vw, 1.875rem) 0.875rem',
  borderRadius: radius.sheet,
});
const title = css({ font: `500 ${fontSize.label}/1.4 ${font.mono}`, color: color.inkSoft });
const list = css({ marginTop: '0.75rem' });
const knotSize = 16;
const link = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 1rem',
  paddingBlock: '0.6875rem',
  paddingInline: '2.25rem 0',
  '@media (max-width: 39.99875em)': { paddingBlock: '0.4375rem' },
  color: color.ink,
  lineHeight: 1.35,
  textDecoration: 'none',
  '@media (max-width: 73.74875em)': { flexDirection: 'column' },
  '&:hover strong': { color: color.link, textDecoration: 'underline', textUnderlineOffset: 4 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.9375rem',
    insetInlineStart: 0,
    width: rem(knotSize),
    height: rem(knotSize),
    border: '3px solid var(--knot)',
    borderRadius: '50%',
    background: color.sheet,
  },
});
// The thread runs from knot to knot.
const thread = css({
  '&::after': {
    content: '""',
    position: 'absolute',
    top: rem(15 + knotSize + 3),
    bottom: '-0.75rem',
    insetInlineStart: `calc(${rem(knotSize / 2)} - 1px)`,
    borderInlineStart: `2px dashed ${color.thread}`,
  },
});
const name = css({ fontSize: '1.125rem', fontWeight: 600, letterSpacing: '-0.01em' });
const about = css({ fontSize: fontSize.small, color: color.inkSoft });

/** The eight industry pages, strung on one thread. */
export function DepartmentIndex({ content }: { content: SolutionsContent['index'] }) {
  const { links } = content;
  return (
    <nav css={sheet} aria-labelledby="index-title">
      <p id="index-title" css={title}>
        {content.title}
      </p>
      <ul css={list}>
        {links.map((item, index) => (
          <li key={item.path}>
            <Link
              to={item.path}
              css={[
                link,
                { '--knot': dataColors[index % dataColors.length]!.strong },
                index < links.length - 1 && thread,
              ]}
            >
              <strong css={name}>{item.label}</strong> <span css={about}>{item.about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
