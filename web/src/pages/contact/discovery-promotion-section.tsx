import { css } from '@emotion/react';
import type { ContactPageContent } from '../../content/pages/contact';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { cobalt } from '../../sections/closing-section';
import { NeedleThread } from '../../sections/needle-thread';
import { SectionHeading } from '../../sections/section-heading';
import { color, font, fontSize, leadText, media, space } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Section, twoColumns } from '../../ui/section';

// The form of the previous section overlaps this one.
const band = css(cobalt, {
  [media.columns]: {
    '--closing-start': `calc(${space.section} + ${space.lap})`,
    paddingTop: 'var(--closing-start)',
  },
  [media.print]: { paddingTop: '0.5rem' },
});
const layout = twoColumns('2fr 1fr', 'end');
const text = css({
  ...leadText,
  marginTop: 'clamp(1rem, 2vw, 1.75rem)',
  textWrap: 'balance',
});
const amount = css({
  display: 'block',
  font: `700 ${fontSize.giant}/0.95 ${font.head}`,
  letterSpacing: '-0.02em',
  [media.print]: { marginTop: '0.75rem', fontSize: '2.125rem' },
});
const terms = css({ marginTop: '0.75rem', color: color.inkSoft });
const action = css({ marginTop: '1.375rem' });

export function DiscoveryPromotionSection({
  content,
}: {
  content: ContactPageContent['promotion'];
}) {
  return (
    // The dashed line in the page's margin ends at the section with `data-closing` (theme/global.css).
    <Section data-closing ground="night" css={band} aria-labelledby="promotion-title">
      <NeedleThread ground="cobalt" />
      <div css={layout}>
        <div>
          <SectionHeading id="promotion-title" kicker={content.kicker} title={content.title} />
          <p css={text}>{content.text}</p>
        </div>
        <div>
          <p>
            <span css={amount}>{content.price}</span> {content.terms}
          </p>
          <p css={terms}>{content.duration}</p>
          <Button isWide variant="light" css={action} {...opensDialog('discovery')}>
            {content.action}
          </Button>
        </div>
      </div>
    </Section>
  );
}
