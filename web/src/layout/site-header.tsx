import { css } from '@emotion/react';
import { opensDialog } from '../runtime/overlays/dialog-store';
import { color, media, space } from '../theme/tokens';
import { Button, iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { centredRow } from '../ui/layout';
import { containerStyle } from '../ui/section';
import { BrandLink } from './brand-link';
import { DesktopNav } from './desktop-nav';
import { behindMenu, SiteMenu, siteMenuId } from './site-menu';

const bar = css({
  position: 'fixed',
  zIndex: 30,
  inset: '0 0 auto',
  borderBottom: '1px solid transparent',
  // After 51 px of scrolling the header gets a background (requirements, section 2). There is no transition, because
  // the page's text would be visible through a half transparent header.
  '[data-scrolled] &': { background: '#fff', borderBottomColor: color.line },
  // Without scripts `data-scrolled` is never set, so the header always has a background.
  '@media (scripting: none)': { background: color.paper, borderBottomColor: color.line },
});

const row = css(containerStyle, {
  ...centredRow('clamp(0.75rem, 2.2vw - 1px, 1.875rem)'),
  minHeight: `calc(${space.header} - 1px)`,
  // A browser's translation can make the labels longer. They then wrap into a second row.
  flexWrap: 'wrap',
  rowGap: '0.25rem',
  paddingBlock: '0.3125rem',
});

const actions = css({
  display: 'flex',
  gap: '0.625rem',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '--button-height': '2.75rem',
  '--button-padding': '1rem',
  '--button-text': '0.9375rem',
  // On a tablet the header has space for only one of its two buttons.
  [media.tablet]: {
    '& > :first-of-type': { display: 'none' },
    // Leaves space for the badge with the visitor's score (features/readiness-challenge).
    'html:has([data-score-badge]) &': { marginInlineEnd: 44 },
  },
  [media.phone]: { '& > button': { display: 'none' } },
});

const menuButton = css(iconButton(48), {
  // The negative margin aligns the icon, not the button's edge, with the page's margin.
  marginInlineEnd: -11,
  // On a touch screen hover styles would remain after a tap.
  '@media (hover: hover)': { '&:hover': { background: color.paperDeep } },
  '&:active': { background: color.paperDeep },
  [media.desktop]: { display: 'none' },
});

export function SiteHeader() {
  return (
    <header css={bar}>
      <div css={row} {...behindMenu}>
        <BrandLink />
        <DesktopNav />
        <div css={actions}>
          <Button variant="outline" {...opensDialog('free-intake')}>
            Free Intake
          </Button>
          <Button {...opensDialog('discovery')}>Full Discovery</Button>
        </div>
        <button type="button" css={menuButton} popoverTarget={siteMenuId} aria-label="Open menu">
          <Icon name="menu" size={26} />
        </button>
      </div>
      <SiteMenu />
    </header>
  );
}
