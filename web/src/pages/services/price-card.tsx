import { css } from '@emotion/react';
import type { OfferContent } from '../../content/types/service';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { color, font, fontSize } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { PointList } from '../../sections/point-list';

/** It wears its seam on the outside, like what is recommended elsewhere. */
const card = css({ outline: `2px dashed ${color.thread}`, outlineOffset: 7 });
const title = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const price = css({ display: 'flex', alignItems: 'baseline', gap: 12, marginTop: 24 });
const amount = css({ font: `700 ${fontSize.hero}/1 ${font.head}`, letterSpacing: '-0.04em' });
const result = css({ marginTop: 12, fontSize: fontSize.lead, fontWeight: 600 });

const points = css({ marginBottom: 30 });

/** What a service costs, once, and the way to order it. */
export function PriceCard({ content }: { content: OfferContent['price'] }) {
  return (
    <Card padding="roomy" ground="night" css={card}>
      <h3 css={title}>{content.title}</h3>
      <p css={price}>
        <span css={amount}>{content.amount}</span> <span>{content.terms}</span>
      </p>
      <p css={result}>{content.result}</p>
      <PointList points={content.points} css={points} />
      <Button isWide variant="light" {...opensDialog('discovery')}>
        Start with Discovery
      </Button>
    </Card>
  );
}
