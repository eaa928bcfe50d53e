import { css } from '@emotion/react';
import type { OfferContent } from '../../content/types/service';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { PointList } from '../../sections/point-list';
import { SectionHeading } from '../../sections/section-heading';
import { color, fluid, fontSize, headFont, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Card, cardStyle } from '../../ui/card';
import { wrappedRow } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { Section } from '../../ui/section';

const priceTitle = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const priceLine = css(wrappedRow('0.75rem', 'baseline'), { marginTop: '1rem' });
const amount = css(headFont(fontSize.giant, 1, '-0.04em'));
const result = css({ marginTop: '0.75rem', fontSize: fontSize.lead, fontWeight: 600 });

const points = css({ marginTop: 0, marginBottom: '1.875rem' });
// On tablets the card fills the width below the sheet, with the price at its left and the rest at its right.
const card = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: '1.25rem 3rem',
});

function PriceCard({ content }: { content: OfferContent['price'] }) {
  return (
    <Card isRecommended css={card}>
      <div>
        <h3 css={priceTitle}>{content.title}</h3>
        <p css={priceLine}>
          <span css={amount}>{content.amount}</span> <span>{content.terms}</span>
        </p>
        <p css={result}>{content.result}</p>
      </div>
      <div>
        <PointList points={content.points} css={points} />
        <Button isWide variant="light" {...opensDialog('discovery')}>
          Start with Discovery
        </Button>
      </div>
    </Card>
  );
}

const layout = css({
  display: 'grid',
  gap: `max(1.5rem, ${fluid.m}) ${fluid.columns}`,
  alignItems: 'start',
  '@media (min-width: 62em)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});
// A sheet of paper with a pin. Its dashed lines are folds.
const sheet = css(cardStyle, {
  marginTop: 'clamp(1.5rem, 3vw, 2.5rem)',
  padding: 'clamp(0.25rem, 0.75vw, 0.75rem) clamp(1.375rem, 2.8vw, 2.75rem)',
  borderColor: color.ink,
});
const pin = css({ position: 'absolute', top: -19, insetInlineEnd: '1.25rem' });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(12rem, 40%)), 1fr))',
  columnGap: '2rem',
  overflow: 'clip',
});
const item = css({
  marginTop: -1.5,
  padding: 'clamp(0.875rem, 2.4vw, 2.25rem) 0',
  borderTop: `1.5px dashed ${color.control}`,
  [media.print]: { paddingBlock: '0.375rem', border: 0 },
});
const title = css({ fontSize: '1.25rem', lineHeight: 1.15 });
const text = css({ marginTop: '0.375rem', fontSize: '1rem', color: color.inkSoft });

export function OfferSection({ content }: { content: OfferContent }) {
  return (
    <Section aria-labelledby="offer-title">
      <div css={layout}>
        <div>
          <SectionHeading id="offer-title" {...content} />
          <Reveal css={sheet}>
            <svg css={pin} width="34" height="40" stroke={color.ink} aria-hidden="true">
              <path strokeWidth="2" strokeLinecap="round" d="m11 11 8 26" />
              <circle cx="11" cy="11" r="9" fill={color.thread} strokeWidth="1.5" />
            </svg>
            <ul css={list}>
              {content.deliverables.map((each) => (
                <li key={each.title} css={item}>
                  <h3 css={title}>{each.title}</h3>
                  <p css={text}>{each.text}</p>
                </li>
              ))}
            </ul>
          </Reveal>
        </div>
        <PriceCard content={content.price} />
      </div>
    </Section>
  );
}
