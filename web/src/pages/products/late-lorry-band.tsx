import { css } from '@emotion/react';
import { LateLorry } from '../../brand/illustrations/late-lorry';
import { chalkGrid } from '../../brand/pieces/cutting-table';
import type { ProductsOverviewContent } from '../../content/pages/products';
import { border, color, dataColors, fontSize, media } from '../../theme/tokens';
import { circle, equalColumns, pseudoBox } from '../../ui/layout';
import { Arrow, Link } from '../../ui/link';
import { containerStyle } from '../../ui/section';
import { coverLink } from './routes-section';

const yard = css(chalkGrid(), {
  marginTop: 'clamp(1.625rem, 2.4vw, 2.125rem)',
  paddingTop: 'clamp(1.5rem, 2.4vw, 1.875rem)',
  borderTop: border.hairline,
  backgroundColor: color.sheet,
  overflow: 'hidden',
  direction: 'ltr',
  [media.print]: { display: 'none' },
});
const road = css({
  height: '2.5rem',
  background: `repeating-linear-gradient(90deg, ${color.nightSoft} 0 22px, transparent 22px 40px) 0 50% / 100% 2px no-repeat, ${color.night}`,
});
const list = css(containerStyle, {
  ...equalColumns(4, 2),
  gap: '1.25rem 1.75rem',
  paddingBlock: '1.5rem 2.5rem',
  // The dashed line in the page's margin starts below the list (theme/global.css).
  '@media screen and (min-width: 83.75em)': { paddingBottom: '4.75rem' },
});
// On phones the dashed line of the drawing continues along the list, with a ring in each product's colour.
const item = css({
  position: 'relative',
  [media.phone]: {
    paddingInlineStart: '1.875rem',
    '&::before': {
      ...pseudoBox,
      top: '0.3125rem',
      insetInlineStart: 0,
      ...circle('1rem'),
      background: 'var(--cloth)',
    },
    '&:not(:last-of-type)::after': {
      ...pseudoBox,
      insetBlock: '1.6875rem -1.25rem',
      insetInlineStart: '0.4375rem',
      borderInlineStart: border.thread,
    },
  },
});
const [cobalt, vermilion, moss, plum] = dataColors;
const cloths = [vermilion, cobalt, moss, plum].map(({ strong }) => css({ '--cloth': strong }));
const name = css({ fontSize: fontSize.h4, lineHeight: 1.17 });
const text = css({ marginTop: '0.375rem', lineHeight: 1.45, color: color.inkSoft });

export function LateLorryBand({ content }: { content: ProductsOverviewContent['late'] }) {
  return (
    <>
      <div css={yard}>
        <div css={containerStyle}>
          <LateLorry label={content.label} />
        </div>
        <div css={road} />
      </div>
      <ol css={list}>
        {content.items.map((product, index) => (
          <li key={product.name} css={[item, cloths[index]]}>
            <h2 css={name}>
              <Link to={product.to} css={coverLink}>
                {product.name}
                <Arrow />
              </Link>
            </h2>
            <p css={text}>{product.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
