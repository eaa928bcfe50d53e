import { css } from '@emotion/react';
import { ClothSwatch } from '../../brand/pieces/cloth-swatch';
import type { SolutionKey, SolutionsContent } from '../../content/pages/solutions';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { HeadedSection } from '../../sections/section-heading';
import { color, font, fontSize, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { cardStyle } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { Reveal } from '../../ui/reveal';
import { TextList } from '../../ui/text-list';

/** No room for the two lists side by side. */
const narrow = '@media (max-width: 519.98px)';
const grid = css({
  display: 'grid',
  gap: 24,
  marginTop: 'clamp(26px, 4vw, 56px)',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const card = css(cardStyle, { display: 'flex', flexDirection: 'column', overflow: 'hidden' });
const body = css({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  padding: 'clamp(18px, 2.4vw, 28px) clamp(20px, 2.8vw, 34px) clamp(22px, 2.8vw, 34px)',
});
const name = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const subtitle = css({ marginTop: 6, fontWeight: 600 });
const text = css({ marginTop: 12, color: color.inkSoft });
const lists = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '20px clamp(20px, 2.6vw, 36px)',
  marginTop: 22,
  paddingTop: 20,
  borderTop: `1px solid ${color.line}`,
  [media.phone]: { margin: 0, padding: '4px 0 8px', border: 0 },
  fontSize: 16,
  lineHeight: 1.4,
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
// On phones both ways on share a line, until the details are open.
const foot = css({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  '& > details': { flex: 1 },
  [media.phone]: {
    '& > details': { flex: 'none' },
    flexFlow: 'row wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginTop: 12,
    '& > details[open]': { flexBasis: '100%', marginBottom: 14 },
  },
});
const onlyWide = css({ [media.phone]: { display: 'none' } });
const listTitle = css({ font: `500 ${fontSize.label}/1.4 ${font.mono}`, color: color.inkSoft });
const row = css({ display: 'flex', gap: 10, marginTop: 10 });
// Names are short: on a phone they share lines.
const platforms = css({ [narrow]: { display: 'flex', flexWrap: 'wrap', gap: '0 18px' } });
const tick = css({ flex: 'none', marginTop: 3, color: color.moss });
const action = css({ alignSelf: 'start', marginTop: 26, [media.phone]: { marginTop: 0 } });

/** How a card's cloth is woven. */
const weaves = {
  hr: 'pinstripe',
  controle: 'windowpane',
  strategie: 'herringbone',
  data: 'dots',
  communicatie: 'twill',
  voorraad: 'gingham',
  administratie: 'ticking',
  marketing: 'harlequin',
} as const satisfies Record<SolutionKey, string>;

/** The eight solutions, each on its own cloth (specification, section 2: solutions page). */
export function SolutionCardsSection({ content }: { content: SolutionsContent['cards'] }) {
  return (
    <HeadedSection name="solutions" ground="deep" heading={{ ...content, isSpread: true }}>
      <ul css={grid}>
        {content.items.map((item, index) => (
          <Reveal as="li" key={item.key} id={item.key} index={index % 2} css={card}>
            <ClothSwatch weave={weaves[item.key]} tint={index % 4} />
            <div css={body}>
              <h3 id={`${item.key}-title`} css={name}>
                {item.title}
              </h3>
              <p css={subtitle}>{item.subtitle}</p>
              <p css={text}>{item.description}</p>
              <div css={foot}>
                <Fold summary={content.featuresTitle}>
                  <div css={lists}>
                    <div>
                      <p css={[listTitle, onlyWide]}>{content.featuresTitle}</p>
                      <TextList
                        texts={item.features}
                        itemStyle={row}
                        icon={<Icon name="check" size={16} css={tick} />}
                      />
                    </div>
                    <div>
                      <p css={listTitle}>{content.integrationsTitle}</p>
                      <TextList texts={item.integrations} itemStyle={row} css={platforms} />
                    </div>
                  </div>
                </Fold>
                <Button
                  variant="outline"
                  css={action}
                  aria-describedby={`${item.key}-title`}
                  {...opensDialog('discovery')}
                >
                  Learn More
                </Button>
              </div>
            </div>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
