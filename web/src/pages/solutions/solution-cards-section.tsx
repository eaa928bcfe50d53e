import { css } from '@emotion/react';
import { ClothSwatch } from '../../brand/pieces/cloth-swatch';
import type { SolutionKey, SolutionsContent } from '../../content/pages/solutions';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, fontSize, media, softLabel } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { cardStyle } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { stacked, wrappedRow } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Reveal } from '../../ui/reveal';
import { underSheet } from '../../ui/sheet';
import { TextList } from '../../ui/text-list';

/** Matches windows in which a card is too narrow for two lists beside each other. */
const narrow = '@media (width < 32.5em), (min-width: 47.5em) and (width < 67.5em)';
const grid = css({
  display: 'grid',
  gap: 'clamp(1rem, 3vw, 1.5rem)',
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
  [media.columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const card = css(cardStyle, { ...stacked, overflow: 'hidden' });
const body = css({
  ...stacked,
  flex: 1,
  padding:
    'clamp(0.875rem, 2.4vw, 1.75rem) clamp(1.25rem, 2.8vw, 2.125rem) clamp(1rem, 2.8vw, 2.125rem)',
});
const name = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const page = css({ color: 'inherit', textDecorationThickness: 2, textUnderlineOffset: 5 });
const subtitle = css({ marginTop: '0.375rem', fontWeight: 600 });
const text = css({
  marginTop: '0.75rem',
  color: color.inkSoft,
  [media.phone]: { marginBlock: '0.25rem 0.5rem' },
});
const lists = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '1.25rem clamp(1.25rem, 2.6vw, 2.25rem)',
  marginTop: '1.375rem',
  paddingTop: '1.25rem',
  borderTop: border.hairline,
  [media.phone]: { margin: 0, padding: '0.25rem 0 0.5rem', border: 0 },
  fontSize: '1rem',
  lineHeight: 1.4,
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
// On phones, while the disclosure is closed, the button is in the same line.
const foot = css({
  ...stacked,
  flex: 1,
  '& > details': { flex: 1 },
  [media.phone]: {
    '& > details': { flex: 'none' },
    flexFlow: 'row wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginTop: '0.75rem',
    '& > details[open]': { flexBasis: '100%', marginBottom: '0.875rem' },
  },
});
const onlyWide = css({ [media.phone]: { display: 'none' } });
const listTitle = css(softLabel(1.4));
const row = css({ display: 'flex', gap: '0.625rem', marginTop: '0.625rem' });
// Names of platforms are short, so several of them fit into a line of a narrow card.
const platforms = css({ [narrow]: { ...wrappedRow('0 1.125rem') } });
const tick = css({ flex: 'none', marginTop: '0.1875rem', color: color.moss });
const action = css({ alignSelf: 'start', marginTop: '1.625rem', [media.phone]: { marginTop: 0 } });

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

export function SolutionCardsSection({ content }: { content: SolutionsContent['cards'] }) {
  return (
    <HeadedSection
      name="solutions"
      ground="deep"
      heading={{ ...content, layout: 'spread' }}
      css={underSheet}
    >
      <ul css={grid}>
        {content.items.map((item, index) => (
          <Reveal as="li" key={item.key} id={item.key} index={index % 2} css={card}>
            <ClothSwatch weave={weaves[item.key]} tint={index % 4} />
            <div css={body}>
              <h3 id={`${item.key}-title`} css={name}>
                <Link to={item.path} css={page}>
                  {item.title}
                </Link>
              </h3>
              <p css={subtitle}>{item.subtitle}</p>
              <div css={foot}>
                <Fold summary={content.featuresTitle}>
                  <p css={text}>{item.description}</p>
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
