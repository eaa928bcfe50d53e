import { css } from '@emotion/react';
import { ClothSwatch } from '../../brand/pieces/cloth-swatch';
import type { SolutionsContent } from '../../content/pages/solutions';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, fontSize, headFont, media, noteText, radius } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { cardStyle } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { pseudoBox } from '../../ui/layout';
import { LinkWithArrow } from '../../ui/link';
import { underSheet } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const band = css(underSheet, { [media.desktop]: { '--section': '5rem' } });
const table = css(cardStyle, {
  marginTop: 'clamp(1.5rem, 2vw, 1.75rem)',
  overflow: 'hidden',
  [media.columns]: { borderRadius: radius.sheet },
  [media.print]: { marginTop: 0, border: 0, breakInside: 'auto' },
});
/** From this width the five parts of a row are beside each other. */
const wide = '@media (min-width: 60em)';
const row = css({
  '--swatch': 'min(10vw, 2.25rem)',
  '--end': 'min(3.4vw, 1rem)',
  position: 'relative',
  display: 'grid',
  // Without this minimum a long word would widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '1.75rem',
  paddingBlock: '1rem 1.125rem',
  paddingInline: 'calc(var(--swatch) + 1rem) var(--end)',
  '& + &::before': {
    ...pseudoBox,
    insetBlockStart: 0,
    insetInline: 'calc(var(--swatch) + 1rem) var(--end)',
    borderTop: border.hairline,
  },
  [media.columns]: {
    '--swatch': '6.25rem',
    '--end': '1.5rem',
    gridTemplateColumns: 'minmax(0, 1fr) 10.25rem',
    paddingBlock: '1.25rem 1.125rem',
  },
  [wide]: {
    '--swatch': 'min(10vw, 7.5rem)',
    '--end': '2rem',
    '--name': 'min(20vw, 16rem)',
    '--start': 'min(2.4vw, 2.125rem)',
    gridTemplateColumns: 'var(--name) minmax(0, 1fr) min(14vw, 10.5rem) 8.1875rem',
    columnGap: 'min(2.4vw, 1.75rem)',
    minHeight: '9.375rem',
    paddingBlock: 'var(--start) 1.25rem',
  },
  [media.print]: { minHeight: 0, padding: '0.625rem 0', '& + &::before': { insetInline: 0 } },
  [media.moving]: {
    '& > [aria-hidden]': { transition: 'translate 200ms ease-out' },
    '&:hover > [aria-hidden], &:focus-within > [aria-hidden]': { translate: '8px' },
  },
});
const name = css({ fontSize: 'clamp(1.3rem, 6.4vw, 1.5rem)', lineHeight: 1.17 });
const page = css({
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { color: color.link },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 5 },
});
const subtitle = css(noteText, { marginTop: '0.25rem', fontWeight: 500, lineHeight: 1.45 });
// On phones the sentence is visible only while the disclosure is open.
const sentence = css({
  marginTop: '0.5rem',
  lineHeight: 1.45,
  [wide]: { marginTop: 0, fontSize: 'min(1.6vw, 1.0625rem)' },
  '@media screen and (width < 47.5em)': {
    'li:not(:has(> details[open])) > &': { display: 'none' },
  },
});
const systems = css(noteText, { marginTop: '0.375rem', lineHeight: 1.45 });
const figure = css(noteText, {
  lineHeight: 1.35,
  [media.single]: { marginTop: '0.5rem' },
  [media.columns]: { gridArea: '1 / 2 / 3' },
  [wide]: { gridArea: '1 / 3' },
});
const value = css({
  ...headFont('1.5rem', 1, '-0.03em'),
  color: color.ink,
  [media.single]: { marginInlineEnd: '0.25rem' },
  [media.columns]: { display: 'block', marginBottom: '0.375rem', fontSize: '2.25rem' },
  [wide]: { fontSize: '2.75rem' },
});
const action = css({
  minHeight: '2.75rem',
  paddingInline: 0,
  width: '8.1875rem',
  // Without this z-index the box of the disclosure would cover the button.
  zIndex: 1,
  [media.single]: {
    '--button-text': fontSize.small,
    gridArea: '5 / 1',
    placeSelf: 'start end',
    width: 'auto',
    marginTop: '0.5rem',
    border: 0,
    color: color.inkSoft,
    textDecoration: 'underline',
  },
  [media.columns]: { gridArea: '3 / 2', alignSelf: 'start' },
  [wide]: { gridArea: '1 / 4' },
});
// The disclosure's label is beside or below the button. In a wide window the opened text is below all columns.
const more = css({
  '& > summary': { fontSize: fontSize.small, fontWeight: 500, color: color.inkSoft },
  [media.single]: { gridArea: '5 / 1', marginTop: '0.5rem' },
  [media.print]: { gridColumn: '1 / -1' },
  [wide]: {
    gridColumn: '1 / -1',
    '& > summary': {
      position: 'absolute',
      top: 'calc(var(--start) + 2.75rem)',
      insetInlineEnd: 'var(--end)',
      width: '8.1875rem',
    },
  },
});
const opened = css({
  display: 'grid',
  gap: '0.75rem 1.75rem',
  paddingBlock: '0.5rem 0.75rem',
  lineHeight: 1.45,
  color: color.inkSoft,
  [wide]: { gridTemplateColumns: 'var(--name) minmax(0, 1fr)', paddingTop: '1.25rem' },
  [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: '0.375rem 0' },
});
const feature = css({ display: 'flex', gap: '0.625rem', color: color.ink });
const tick = css({ flex: 'none', marginTop: '0.25rem', color: color.moss });

const weaves = {
  hr: 'pinstripe',
  controle: 'windowpane',
  strategie: 'herringbone',
  data: 'dots',
  communicatie: 'twill',
  voorraad: 'gingham',
  administratie: 'ticking',
  marketing: 'harlequin',
} as const satisfies Record<SolutionsContent['cards']['items'][number]['key'], string>;

export function SolutionCardsSection({ content }: { content: SolutionsContent['cards'] }) {
  return (
    <HeadedSection
      name="solutions"
      ground="deep"
      heading={{ ...content, layout: 'row' }}
      css={band}
    >
      <ul css={table}>
        {content.items.map((item, index) => (
          <li key={item.key} id={item.key} css={row}>
            <ClothSwatch weave={weaves[item.key]} tint={index % 4} />
            <div>
              <h3 id={`${item.key}-title`} css={name}>
                <LinkWithArrow to={item.path} css={page}>
                  {item.title}
                </LinkWithArrow>
              </h3>
              <p css={subtitle}>{item.subtitle}</p>
            </div>
            <div css={sentence}>
              <p>{item.description[0]}</p>
              <p css={systems}>{item.integrations.join(', ')}</p>
            </div>
            <p css={figure}>
              <b css={value}>{item.figure.value}</b> {item.figure.label}
            </p>
            <Button
              variant="outline"
              css={action}
              aria-describedby={`${item.key}-title`}
              {...opensDialog('discovery')}
            >
              Learn More
            </Button>
            <Fold summary={content.featuresTitle} isOnWideScreens css={more}>
              <div css={opened}>
                <p>{item.description[1]}</p>
                <TextList
                  texts={item.features}
                  itemStyle={feature}
                  icon={<Icon name="check" size={16} css={tick} />}
                />
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
