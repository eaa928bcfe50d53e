import { css } from '@emotion/react';
import { GarmentMark } from '../../brand/garments/garment-mark';
import type { SolutionsContent } from '../../content/pages/solutions';
import { color, font, fontSize, media } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { Link } from '../../ui/link';

const title = css({ font: `500 ${fontSize.label}/1.4 ${font.mono}`, color: color.inkSoft });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '0.75rem clamp(0.75rem, 1.6vw, 1.25rem)',
  marginTop: '0.875rem',
  [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5rem' },
});
const link = css(cardStyle, {
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  padding: '1.25rem 1.25rem 1.125rem',
  color: color.ink,
  lineHeight: 1.35,
  textDecoration: 'none',
  '& svg': { width: '100%', maxWidth: 200, height: 'auto', margin: '0 auto 0.875rem' },
  '&:hover strong': { color: color.link, textDecoration: 'underline', textUnderlineOffset: 4 },
  [media.narrow]: {
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    columnGap: '1.125rem',
    alignContent: 'center',
    padding: '0.75rem 1rem',
    '& svg': { gridRow: 'span 2', margin: 0, strokeWidth: 8 },
  },
  [media.phone]: { gridTemplateColumns: '4rem minmax(0, 1fr)', padding: '0.5rem 0.875rem' },
});
const name = css({
  alignSelf: 'end',
  fontSize: '1.125rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
});
const about = css({ fontSize: fontSize.small, color: color.inkSoft });

export function DepartmentIndex({ content }: { content: SolutionsContent['index'] }) {
  return (
    <nav aria-labelledby="index-title">
      <p id="index-title" css={title}>
        {content.title}
      </p>
      <ul css={list}>
        {content.links.map(({ path, label, about: text, garment }) => (
          <li key={path}>
            <Link to={path} css={link}>
              <GarmentMark name={garment} line={5} />
              <strong css={name}>{label}</strong> <span css={about}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
