import { css } from '@emotion/react';
import { ProductPicture } from '../../brand/illustrations/product-picture';
import type { HomeContent } from '../../content/pages/home';
import { anchors } from '../../paths';
import { HeadedSection } from '../../sections/section-heading';
import { color, media, radius } from '../../theme/tokens';
import { cardLink, cardStyle } from '../../ui/card';
import { Link } from '../../ui/link';
import { Reveal } from '../../ui/reveal';
import { AgentExplainer } from './agent-explainer';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 20,
  '@media (max-width: 1119.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  marginTop: 'clamp(26px, 4vw, 52px)',
});
const card = css(cardStyle, {
  display: 'flex',
  flexDirection: 'column',
  padding: 14,
  // Rows with the picture at the left.
  [media.phone]: { flexDirection: 'row', alignItems: 'center', gap: 12, padding: 10 },
  transition: 'border-color 150ms ease-out',
  '&:hover': { borderColor: color.control },
});
const picture = css({
  borderRadius: radius.control,
  overflow: 'hidden',
  [media.phone]: { flex: 'none', width: 104 },
});
const body = css({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  padding: '20px 8px 8px',
  [media.phone]: { padding: 0 },
});
const title = css({ fontSize: 'clamp(19px, 0.8vw + 15.9px, 22px)', lineHeight: 1.15 });
const text = css({
  flex: 1,
  marginTop: 12,
  fontSize: 16,
  color: color.inkSoft,
  [media.phone]: { marginTop: 4, fontSize: 15, lineHeight: 1.4 },
});
const link = css(cardLink, {
  alignSelf: 'start',
  marginTop: 16,
  [media.phone]: { marginTop: 2, fontSize: 15 },
});

/** The four core products, and what an agent is (specification, section 2: home page). */
export function ProductsSection({ content }: { content: HomeContent['products'] }) {
  return (
    <HeadedSection name="products" id={anchors.services} heading={content}>
      <ul css={grid}>
        {content.cards.map((product, index) => (
          <Reveal as="li" key={product.title} index={index} css={card}>
            <div css={picture}>
              <ProductPicture name={product.picture} />
            </div>
            <div css={body}>
              <h3 css={title}>{product.title}</h3>
              <p css={text}>{product.text}</p>
              <Link to={product.link.to} css={link}>
                {product.link.text} <span aria-hidden="true">→</span>
              </Link>
            </div>
          </Reveal>
        ))}
      </ul>
      <AgentExplainer content={content.explainer} />
    </HeadedSection>
  );
}
