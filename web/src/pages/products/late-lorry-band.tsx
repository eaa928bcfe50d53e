import { css } from '@emotion/react';
import { LateLorry } from '../../brand/illustrations/late-lorry';
import { LorryFromAbove } from '../../brand/illustrations/lorry-from-above';
import { chalkGrid } from '../../brand/pieces/cutting-table';
import type { ProductsOverviewContent } from '../../content/pages/products';
import { border, color, fontSize, media, space } from '../../theme/tokens';
import { equalColumns } from '../../ui/layout';
import { LinkWithArrow } from '../../ui/link';
import { containerStyle } from '../../ui/section';
import { coverLink } from './routes-section';

const yard = css(chalkGrid(), {
  marginTop: 'clamp(1.625rem, 2.4vw, 2.125rem)',
  paddingTop: 'clamp(1.5rem, 2.4vw, 1.875rem)',
  borderTop: border.hairline,
  backgroundColor: color.sheet,
  overflow: 'hidden',
  direction: 'ltr',
  '@media print, (width < 47.5em)': { display: 'none' },
});
const road = css({
  height: '2.5rem',
  background: `repeating-linear-gradient(90deg, ${color.nightSoft} 0 22px, transparent 22px 40px) 0 50% / 100% 2px no-repeat, ${color.night}`,
});
const list = css(containerStyle, {
  ...equalColumns(4, 2),
  gap: '1.25rem 1.75rem',
  paddingBlock: '1.5rem 2.5rem',
  // In narrow windows each product is beside its part of a drawn lorry, so all have the same height.
  '@media screen and (width < 47.5em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: '1fr',
    rowGap: 0,
    marginTop: '1.5rem',
    paddingBlock: '3.75rem 1.5rem',
    paddingInlineStart: `calc(${space.gutter} + 6rem)`,
  },
  // Each name is below its part of the lorry.
  '@media screen and (47.5em <= width < 62em)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: '1rem',
  },
  // The dashed line in the page's margin starts below the list (theme/global.css).
  '@media screen and (min-width: 83.75em)': { paddingBottom: '4.75rem' },
});
// The drawn road ends at the edges of this box.
const phoneBand = css({ position: 'relative', overflow: 'clip' });
const item = css({ position: 'relative', [media.single]: { paddingBottom: '1.75rem' } });
const name = css({
  fontSize: fontSize.h4,
  lineHeight: 1.17,
  [media.tablet]: { fontSize: '1.125rem' },
  [media.single]: { fontSize: '1.25rem' },
});
const text = css({
  marginTop: '0.375rem',
  lineHeight: 1.45,
  color: color.inkSoft,
  [media.tablet]: { fontSize: '0.9375rem' },
  [media.single]: { fontSize: fontSize.small },
});

export function LateLorryBand({ content }: { content: ProductsOverviewContent['late'] }) {
  return (
    <>
      <div css={yard}>
        <div css={containerStyle}>
          <LateLorry label={content.label} />
        </div>
        <div css={road} />
      </div>
      <div css={phoneBand}>
        <LorryFromAbove label={content.label} />
        <ol css={list}>
          {content.items.map((product) => (
            <li key={product.name} css={item}>
              <h2 css={name}>
                <LinkWithArrow to={product.to} css={coverLink}>
                  {product.name}
                </LinkWithArrow>
              </h2>
              <p css={text}>{product.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
