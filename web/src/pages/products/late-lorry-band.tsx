import { css } from '@emotion/react';
import { LateLorry } from '../../brand/illustrations/late-lorry';
import { fromAbove, LorryLoad, lorryPart } from '../../brand/illustrations/lorry-from-above';
import { chalkGrid } from '../../brand/pieces/cutting-table';
import type { ProductsOverviewContent } from '../../content/pages/products';
import { border, color, fontSize, media } from '../../theme/tokens';
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
const onTablets = '@media screen and (47.5em <= width < 58.5em)';
const list = css(containerStyle, {
  ...equalColumns(4, 2),
  rowGap: '1.25rem',
  paddingBlock: '1.5rem 2.5rem',
  // In narrow windows each product is a part of the lorry. `isolation` keeps the wheels above the road.
  [fromAbove]: {
    isolation: 'isolate',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    padding: '4rem 1.75rem 2rem',
  },
  // Each name starts where its part of the lorry starts, so the columns have no gap.
  [onTablets]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  // The dashed line in the page's margin starts below the list (theme/global.css).
  '@media screen and (min-width: 83.75em)': { paddingBottom: '4.75rem' },
});
const lane = `repeating-linear-gradient(${color.nightSoft} 0 22px, transparent 22px 40px)`;
const phoneRoad = css({
  [fromAbove]: {
    marginTop: '1.5rem',
    background: `${lane} 0.5rem 0 / 2px 100% no-repeat, ${lane} calc(100% - 0.5rem) 0 / 2px 100% no-repeat, ${color.night}`,
  },
});
const item = css({
  position: 'relative',
  paddingInlineEnd: 'clamp(0.75rem, 2.4vw - 0.5rem, 1.25rem)',
});
const name = css({
  fontSize: `clamp(1.125rem, 1.7vw, ${fontSize.h4})`,
  lineHeight: 1.17,
  [onTablets]: { alignContent: 'end', minHeight: '2lh' },
});
const text = css({
  marginTop: '0.375rem',
  lineHeight: 1.45,
  color: color.inkSoft,
  [media.tablet]: { fontSize: fontSize.small },
  [fromAbove]: { fontSize: '0.875rem', color: 'inherit' },
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
      <div css={phoneRoad}>
        <ol css={list}>
          {content.items.map((product, index) => (
            <li key={product.name} css={[item, lorryPart]}>
              <LorryLoad index={index} />
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
