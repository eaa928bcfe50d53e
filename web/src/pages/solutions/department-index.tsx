import { css } from '@emotion/react';
import { GarmentMark } from '../../brand/garments/garment-mark';
import { tape } from '../../brand/pieces/cutting-table';
import type { SolutionsContent } from '../../content/pages/solutions';
import { border, color, media, noteText, softLabel, space } from '../../theme/tokens';
import { stacked } from '../../ui/layout';
import { Link } from '../../ui/link';

/** From this container width there are two columns. */
const inPairs = '@container (min-width: 30rem)';
/** From this container width there are four columns, and each name is below its drawing. */
const inFours = '@container (min-width: 39rem)';

// This box has no grid of thin lines, unlike other white boxes with drawings, because the lines would be behind the
// text.
const table = css({
  containerType: 'inline-size',
  ...stacked,
  borderTop: border.hairline,
  backgroundColor: color.sheet,
  [media.desktop]: { borderInlineStart: border.hairline },
  '@media (min-width: 64em)': { minWidth: '40rem' },
});
const content = css({
  flex: 1,
  width: '100%',
  margin: '0 auto',
  [media.desktop]: { maxWidth: '50rem' },
  padding: `1.25rem ${space.gutter}`,
});
const title = css(softLabel(1.4));
const list = css({
  display: 'grid',
  gap: '0.875rem 1.25rem',
  marginTop: '0.75rem',
  [inPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [inFours]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '1.75rem clamp(0.75rem, 8cqi - 2.5rem, 1.25rem)',
  },
});
const link = css({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr)',
  columnGap: '1rem',
  color: color.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
  '& svg': { gridRow: 'span 2', width: '100%', strokeWidth: 9 },
  '&:hover strong': { color: color.link, textDecoration: 'underline', textUnderlineOffset: 4 },
  [inFours]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& svg': { gridRow: 'auto', marginBottom: '0.625rem', strokeWidth: 5 },
  },
  [media.print]: { '& svg': { width: '75%' } },
});
const name = css({
  display: 'block',
  fontSize: '1.0625rem',
  fontWeight: 600,
});

/** Shows a small drawing of a garment for each department, with a link to the department's page. */
export function DepartmentIndex({ content: index }: { content: SolutionsContent['index'] }) {
  return (
    <div css={table}>
      <nav css={content} aria-labelledby="index-title">
        <p id="index-title" css={title}>
          {index.title}
        </p>
        <ul css={list}>
          {index.links.map(({ path, name: label, work, garment }) => (
            <li key={path}>
              <Link to={path} css={link}>
                <GarmentMark name={garment} />
                <strong css={name}>{label}</strong> <span css={noteText}>{work}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div css={tape} className="screen-only" />
    </div>
  );
}
