import { css } from '@emotion/react';
import { ProductPicture } from '../../brand/illustrations/product-picture';
import type { HomeContent } from '../../content/pages/home';
import { anchors } from '../../paths';
import { HeadedSection } from '../../sections/section-heading';
import { color, fluid, media, radius } from '../../theme/tokens';
import { cardLink, cardStyle } from '../../ui/card';
import { stacked } from '../../ui/layout';
import { LinkWithArrow } from '../../ui/link';
import { Reveal } from '../../ui/reveal';

const asRows = '@media (width < 40em), print';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '1.25rem',
  '@media (width < 70em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [asRows]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.75rem' },
  marginTop: fluid.l,
  [media.print]: { marginTop: 0 },
});
const card = css(cardStyle, {
  ...stacked,
  padding: '0.875rem',
  [asRows]: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: '0.75rem',
    padding: '0.625rem',
  },
  [media.cramped]: { display: 'block' },
  [media.print]: { padding: 0, border: 0 },
  transition: 'border-color 150ms ease-out',
  '&:hover': { borderColor: color.control },
});
const picture = css({
  borderRadius: radius.control,
  overflow: 'hidden',
  [asRows]: { flex: 'none', width: 'clamp(4rem, 26vw - 1.25rem, 6.5rem)' },
});
const body = css({
  ...stacked,
  flex: 1,
  padding: '1.25rem 0.5rem 0.5rem',
  [asRows]: { padding: 0 },
});
const title = css({ fontSize: '1.25rem', lineHeight: 1.15 });
const text = css({
  flex: 1,
  marginTop: '0.75rem',
  fontSize: '1rem',
  color: color.inkSoft,
  [asRows]: { marginTop: '0.25rem', fontSize: '0.9375rem', lineHeight: 1.4 },
});
const link = css(cardLink, {
  alignSelf: 'start',
  marginTop: '1rem',
  [asRows]: { marginTop: 2, fontSize: '0.9375rem' },
});

export function ProductsSection({ content }: { content: HomeContent['products'] }) {
  return (
    <HeadedSection name="products" id={anchors.services} heading={{ ...content, layout: 'row' }}>
      <ul css={grid}>
        {content.cards.map((product, index) => (
          <Reveal as="li" key={product.title} index={index} css={card}>
            <div css={picture}>
              <ProductPicture name={product.picture} />
            </div>
            <div css={body}>
              <h3 css={title}>{product.title}</h3>
              <p css={text}>{product.text}</p>
              <LinkWithArrow to={product.link.to} css={link}>
                {product.link.text}
              </LinkWithArrow>
            </div>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
