import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Band } from '../content/types/sections';
import { opensDialog } from '../runtime/overlays/dialog-store';
import { fluid, fontSize, media, space } from '../theme/tokens';
import { Button } from '../ui/button';
import { wrappedRow } from '../ui/layout';
import { ButtonLink } from '../ui/link';
import { bandPadding, containerStyle, openEnd } from '../ui/section';
import { balancedLead, balancedNote, Kicker } from '../ui/text';
import { Lines } from './section-heading';

const heroBand = css({
  padding: `${bandPadding(`calc(${space.header} + ${fluid.l})`)} 0 ${bandPadding(space.section)}`,
});

const layout = css(containerStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluid.l,
});
// A centred text would move while the browser parses the picture.
const besidePicture = { '& > :first-of-type': { paddingTop: fluid.l } };
const withPicture = css({
  [media.columns]: {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(18.75rem, 58vw - 9.125rem, 33.75rem)',
  },
  [media.desktop]: besidePicture,
});
// In narrower windows the picture would be too small beside the text, so it is below the text.
const withWidePicture = css({
  '@media (min-width: 62em)': {
    gridTemplateColumns: 'minmax(0, 1fr) 33.75rem',
    ...besidePicture,
  },
  '@media (min-width: 112.5em)': { gridTemplateColumns: 'minmax(0, 1fr) 40rem' },
});
/**
 * Styles of a page's first section with a drawing (`table`). The drawing starts below the header, is beside the text,
 * and extends to the edge of the page.
 */
const tableBand = css({
  padding: `${bandPadding(space.header)} 0 ${bandPadding('clamp(2rem, 3vw, 2.75rem)')}`,
});
const withTable = css({
  display: 'grid',
  gap: fluid.l,
  '& > :first-of-type': { padding: `${bandPadding(fluid.l)} ${space.gutter} 0` },
  [media.desktop]: {
    gridTemplateColumns: `max(${space.gutter}, 50% - ${space.container} / 2) minmax(0, 1fr) minmax(calc(50% + 1.25rem), min-content)`,
    gap: 0,
    '& > :first-of-type': {
      gridColumn: 2,
      paddingBlock: 'clamp(3.5rem, 7vw, 6.25rem) 2.5rem',
      paddingInline: '0 1.75rem',
    },
  },
});
const textColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: fluid.columns,
  '& > :last-of-type': { paddingTop: '1.5rem' },
} as const;
const spread = css({ [media.columns]: textColumns });
// With `isSpread` or `band` the section has one column on tablets, because the texts need the whole width.
const spreadOnDesktop = css({ [media.desktop]: textColumns });
const pictureFrame = css({
  width: '100%',
  maxWidth: '35rem',
  margin: '0 auto',
  [media.print]: { margin: 0 },
});
const heading = css({ fontSize: fontSize.h1, lineHeight: 1, '* + &': { marginTop: '1.25rem' } });
const oversized = css({ fontSize: fontSize.hero });
const introduction = css(balancedLead, { maxWidth: '29em', marginTop: fluid.s });
const heroButtons = css({
  ...wrappedRow('0.75rem'),
  // The buttons fill a row of a phone. In wider windows they do so only if they do not fit into one row.
  width: 'fit-content',
  '@media (width < 30em)': { width: 'auto', columnGap: '0.5rem' },
  marginTop: fluid.s,
  // Both buttons fit into one row of a phone 390 px wide, and beside a picture on a tablet.
  '@media (47.5em <= width < 56.25em)': { '--button-text': '0.9375rem' },
  '--button-padding': 'clamp(0.8125rem, 2.4vw - 0.375rem, 1.375rem)',
  '& > *': { flex: 'auto' },
});

const small = css(balancedNote, { marginTop: '0.75rem' });

interface DiscoveryActionsProps {
  to: string;
  children: ReactNode;
}

/** The two buttons at the top of most pages: the first opens the Discovery dialog, and the second is a link. */
export function DiscoveryActions({ to, children }: DiscoveryActionsProps) {
  return (
    <>
      <Button {...opensDialog('discovery')}>Start with Discovery</Button>
      <ButtonLink variant="outline" to={to}>
        {children}
      </ButtonLink>
    </>
  );
}

interface PageHeroProps extends Band {
  lead: string;
  id?: string;
  actions?: ReactNode;
  note?: string;
  /** Picture beside the text, at most 560 px wide. In windows narrower than 760 px it is below the text. */
  picture?: ReactNode;
  /** Whether the picture is as wide as the page in windows that have no space for it beside the text. */
  isPictureWide?: boolean;
  /** Drawing that extends to the edge of the page. On tablets and phones it is below the text, as wide as the page. */
  table?: ReactNode;
  /** Whether the headline is larger than on other pages. */
  isOversized?: boolean;
  /** Whether, on desktops, the headline is on the left and the other texts are on the right. */
  isSpread?: boolean;
  /** Picture below the texts, as wide as the page. The headline is then on the left, and the other texts on the right. */
  panorama?: ReactNode;
  /** Like `panorama`, but the picture extends to both edges of the page and ends the section. */
  band?: ReactNode;
}

export function PageHero({
  id,
  kicker,
  title,
  lead,
  actions,
  note,
  picture,
  isPictureWide = false,
  table,
  isOversized = false,
  isSpread = false,
  panorama,
  band,
}: PageHeroProps) {
  return (
    <section
      id={id}
      css={table ? tableBand : [heroBand, band !== undefined && openEnd]}
      aria-labelledby="hero-title"
    >
      <div
        css={
          table
            ? withTable
            : [layout, picture !== undefined && (isPictureWide ? withWidePicture : withPicture)]
        }
      >
        <div
          css={isSpread || band !== undefined ? spreadOnDesktop : panorama !== undefined && spread}
        >
          <div>
            {kicker && <Kicker>{kicker}</Kicker>}
            <h1 id="hero-title" css={[heading, isOversized && oversized]}>
              {typeof title === 'string' ? title : <Lines texts={title} />}
            </h1>
          </div>
          <div>
            <p css={introduction}>{lead}</p>
            {actions && (
              <div css={heroButtons} className="screen-only">
                {actions}
              </div>
            )}
            {note && <p css={small}>{note}</p>}
          </div>
        </div>
        {picture && <div css={!isPictureWide && pictureFrame}>{picture}</div>}
        {table}
        {panorama}
      </div>
      {band}
    </section>
  );
}
