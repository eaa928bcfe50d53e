import { css } from '@emotion/react';
import type { OfferContent } from '../../content/types/service';
import { color, media, radius } from '../../theme/tokens';
import { Reveal } from '../../ui/reveal';
import { Section } from '../../ui/section';
import { PriceCard } from './price-card';
import { SectionHeading } from '../../sections/section-heading';
import { twoColumns } from '../../ui/two-columns';

const layout = twoColumns('7fr 5fr');
const board = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '40px 20px',
  marginTop: 56,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
// A tag with its upper corners cut, hanging from a pin.
const tag = css({
  position: 'relative',
  padding: '30px 22px 22px',
  border: `1.5px solid ${color.ink}`,
  borderRadius: `34px 34px ${radius.control} ${radius.control}`,
  background: color.sheet,
});
const pin = css({
  position: 'absolute',
  top: -19,
  left: 'calc(50% - 11px)',
  pointerEvents: 'none',
});
const title = css({ fontSize: 22, lineHeight: 1.15 });
const text = css({
  marginTop: 10,
  fontSize: 16,
  lineHeight: 1.5,
  color: color.inkSoft,
});
const price = css({ [media.desktop]: { position: 'sticky', top: 120 } });

/** What a customer keeps, as pinned tags, and what it costs (art direction: service). */
export function OfferSection({ content }: { content: OfferContent }) {
  const { deliverables, price: cost, ...heading } = content;
  return (
    <Section aria-labelledby="offer-title">
      <div css={layout}>
        <div>
          <SectionHeading id="offer-title" {...heading} />
          <ul css={board}>
            {deliverables.map((item, index) => (
              <Reveal as="li" key={item.title} index={index} css={tag}>
                <svg css={pin} width="34" height="40" fill="none" aria-hidden="true">
                  <path stroke={color.ink} strokeWidth="2" strokeLinecap="round" d="m11 11 8 26" />
                  <circle
                    cx="11"
                    cy="11"
                    r="9"
                    fill={color.thread}
                    stroke={color.ink}
                    strokeWidth="1.5"
                  />
                </svg>
                <h3 css={title}>{item.title}</h3>
                <p css={text}>{item.text}</p>
              </Reveal>
            ))}
          </ul>
        </div>
        <div css={price}>
          <PriceCard content={cost} />
        </div>
      </div>
    </Section>
  );
}
