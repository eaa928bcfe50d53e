import { css } from '@emotion/react';
import { useLocation } from 'react-router';
import { navigation, type NavigationGroup } from '../content/navigation';
import { withoutTrailingSlash } from '../paths';
import { opensDialog } from '../runtime/overlays/dialog-store';
import { border, color, headFont, space } from '../theme/tokens';
import { Button, iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { centredRow } from '../ui/layout';
import { Link } from '../ui/link';
import { BrandLink } from './brand-link';
import { drawingRow } from './desktop-nav';

/** theme/global.css repeats this id, to stop the page from scrolling while the menu is open. */
export const siteMenuId = 'site-menu';

/** Attribute of the elements behind the menu. theme/global.css hides them while the menu is open. */
export const behindMenu = { 'data-behind-menu': '' };

const sheet = css({
  width: '100%',
  height: '100dvh',
  margin: 0,
  padding: `0 ${space.gutter}`,
  border: 0,
  overflow: 'hidden auto',
  // Without this padding the sticky buttons and their shadow would cover a focused link.
  scrollPaddingBottom: 'min(13.5rem, 45vh)',
  overscrollBehavior: 'contain',
  flexDirection: 'column',
  '&:popover-open': { display: 'flex' },
  animation: 'menu 200ms ease-out',
});

const top = css({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  flex: 'none',
  ...centredRow(0),
  justifyContent: 'space-between',
  height: space.header,
  background: color.night,
});
const closeButton = css(iconButton(48), {
  marginInlineEnd: -12,
  '@media (hover: hover)': { '&:hover': { background: color.nightRaised } },
  '&:active': { background: color.nightRaised },
});

/** Matches windows in which the groups form two columns. */
const inPairs = '@media (min-width: 37.5em)';
const groups = css({
  [inPairs]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr auto',
    alignItems: 'start',
    columnGap: '2.5rem',
    // An open list must not push down the next group of the other column. So an open group in the first row also
    // fills the second row, and the group below its neighbour begins there. If both are open, this applies to the
    // first one, because its list is longer.
    '& > :nth-of-type(odd)': { gridColumn: 1 },
    '& > :nth-of-type(even)': { gridColumn: 2 },
    '& > [open]:first-of-type, & > :first-of-type:not([open]) + [open]': { gridRow: '1 / 3' },
    '& > [open]:first-of-type ~ :nth-of-type(4), & > :first-of-type:not([open]) + [open] + *': {
      gridRow: '2 / 4',
    },
  },
});
const groupStyle = css({
  borderBottom: border.hairline,
  // In an open group the icon is a minus sign: the clip path hides the vertical line of the plus sign.
  '& svg': { clipPath: 'inset(0)', transition: 'clip-path 150ms ease-out' },
  '&:last-of-type': { borderBottom: 0 },
  [inPairs]: { '&:nth-last-of-type(2)': { borderBottom: 0 } },
  '&[open] svg': { clipPath: 'inset(45% 0)', color: color.thread },
});
const heading = css({
  ...centredRow(0),
  justifyContent: 'space-between',
  minHeight: '4.5rem',
  borderRadius: 10,
  ...headFont('2rem', 1.1, '-0.03em'),
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  outlineOffset: -3,
});
const linkList = css({ '--item': 0, padding: '0 0 0.375rem' });
const item = css({
  ...centredRow('0.75rem'),
  minHeight: '2.75rem',
  padding: '0.125rem 0',
  borderRadius: 10,
  lineHeight: 1.3,
  color: color.inkSoft,
  textDecoration: 'none',
  '&:hover, &:active, &[aria-current]': { color: color.ink },
  '&[aria-current]::before': {
    content: '""',
    flex: 'none',
    width: '1.0625rem',
    borderTop: border.thread,
  },
  // The drawings need a light background, because the menu is dark.
  '[data-item] > &': { minHeight: '3rem' },
  '[data-item] > &::after': {
    marginInlineEnd: '0.25rem',
    borderRadius: 10,
    backgroundColor: color.paper,
    forcedColorAdjust: 'none',
  },
});

const foot = css({
  order: 1,
  display: 'grid',
  gap: '0.75rem',
  padding: '1.75rem 0 1.5rem',
  '--button-padding': '0.5rem',
  '@media (max-height: 40em), (min-width: 35em)': {
    gridTemplateColumns: '1fr 1fr',
    paddingTop: '1.25rem',
  },
  // If the window is high enough, the buttons stay at the bottom of the window while the list scrolls.
  '@media (height > 30em)': {
    position: 'sticky',
    bottom: 0,
    borderTop: border.hairline,
    background: color.night,
    // The shadow makes the list fade out above the buttons. At the end of the list it covers only empty space.
    boxShadow: `0 0 1.5rem 1.5rem ${color.night}`,
  },
});

/**
 * The menu on screens narrower than 900 px. It is a popover that fills the screen, and several groups can be open at
 * once.
 */
export function SiteMenu() {
  const { pathname } = useLocation();

  return (
    <div id={siteMenuId} popover="auto" className="night" css={sheet}>
      <div css={top}>
        <BrandLink />
        <button
          type="button"
          css={closeButton}
          popoverTarget={siteMenuId}
          aria-label="Close menu"
          // The browser focuses this button when the popover opens, even without scripts.
          autoFocus
        >
          <Icon name="close" size={26} />
        </button>
      </div>
      <nav css={groups} aria-label="Menu">
        {navigation.map((group, index) => (
          <MenuGroup
            key={group.id}
            group={group}
            index={index}
            current={withoutTrailingSlash(pathname)}
          />
        ))}
      </nav>
      <div css={foot}>
        <Button variant="outline" {...opensDialog('free-intake')}>
          Free Intake
        </Button>
        <Button variant="light" {...opensDialog('discovery')}>
          Full Discovery
        </Button>
      </div>
    </div>
  );
}

interface MenuGroupProps {
  group: NavigationGroup;
  index: number;
  current: string;
}

function MenuGroup({ group, index: place, current }: MenuGroupProps) {
  return (
    <details css={groupStyle} data-item={place}>
      <summary css={heading}>
        {group.label}
        <Icon name="plus" size={22} />
      </summary>
      <ul css={linkList}>
        {group.links.map(({ label, path, drawing }, index) => (
          <li key={path} data-item={drawing && drawingRow(group, index)}>
            <Link to={path} css={item} aria-current={path === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
