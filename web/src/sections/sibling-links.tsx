import { css } from '@emotion/react';
import type { siblingsOf } from '../content/navigation';
import { color, fluid, headFont, softLabel } from '../theme/tokens';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { containerStyle } from '../ui/section';

const row = css(containerStyle, {
  display: 'grid',
  // The name of the previous page gets the width that it needs, at most half of the row. The next page gets the rest.
  gridTemplateColumns: 'fit-content(50%) 1fr',
  '@media (width < 22.5em)': { gridTemplateColumns: '1fr' },
  gap: '1.25rem',
  paddingBlock: fluid.s,
});
const link = css({
  display: 'flex',
  gap: '0.875rem',
  '& svg': { flex: 'none', marginTop: '1.3125rem' },
  minHeight: '3.5rem',
  color: color.ink,
  ...headFont('clamp(1rem, 1vw + 0.775rem, 1.25rem)', 1.15, '-0.02em'),
  overflowWrap: 'break-word',
  textDecoration: 'none',
  '&:hover': { color: color.link },
  '& + &': { marginInlineStart: 'auto', textAlign: 'end' },
});
const direction = css({
  display: 'block',
  marginBottom: '0.25rem',
  ...softLabel(1.4),
  letterSpacing: 0,
});

export function SiblingLinks({ label, previous, next }: ReturnType<typeof siblingsOf>) {
  return (
    <nav css={row} className="screen-only" aria-label={label}>
      <Link to={previous.path} css={link} rel="prev">
        <Icon name="arrow-left" size={22} />
        <span>
          <span css={direction}>Previous</span> {previous.label}
        </span>
      </Link>
      <Link to={next.path} css={link} rel="next">
        <span>
          <span css={direction}>Next</span> {next.label}
        </span>
        <Icon name="arrow-right" size={22} />
      </Link>
    </nav>
  );
}
