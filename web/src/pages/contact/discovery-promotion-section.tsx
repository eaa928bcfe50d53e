import { css } from '@emotion/react';
import type { ContactPageContent } from '../../content/pages/contact';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { SectionHeading } from '../../sections/section-heading';
import { color, font, fontSize, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Section, twoColumns } from '../../ui/section';

const layout = twoColumns('7fr 4fr', 'end');
const offer = css({ [media.tablet]: { marginTop: '0.75rem' } });
const amount = css({ font: `700 ${fontSize.h1}/1 ${font.head}`, letterSpacing: '-0.04em' });
const terms = css({
  display: 'inline-block',
  marginInlineStart: '0.375rem',
  color: color.inkSoft,
  whiteSpace: 'nowrap',
});
const duration = css({ marginTop: '0.625rem', color: color.inkSoft });
const action = css({ marginTop: '1.375rem' });

/** What the paid Discovery session is, for those who would rather begin than write. */
export function DiscoveryPromotionSection({
  content,
}: {
  content: ContactPageContent['promotion'];
}) {
  return (
    <Section ground="deep" aria-labelledby="promotion-title">
      <div css={layout}>
        <SectionHeading id="promotion-title" {...content} lead={content.text} />
        <Card isRecommended css={offer}>
          <p>
            <span css={amount}>{content.price}</span> <span css={terms}>{content.terms}</span>
          </p>
          <p css={duration}>{content.duration}</p>
          <Button isWide variant="light" css={action} {...opensDialog('discovery')}>
            {content.action}
          </Button>
        </Card>
      </div>
    </Section>
  );
}
