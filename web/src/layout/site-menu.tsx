import { css } from '@emotion/react';
import { useLocation } from 'react-router';
import { navigation, type NavigationGroup } from '../content/navigation';
import { withoutTrailingSlash } from '../paths';
import { opensDialog } from '../runtime/overlays/dialog-store';
import { color, font, media, space } from '../theme/tokens';
import { Button, iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { BrandLink } from './brand-link';
import { drawingRow } from './desktop-nav';

/** The global styles know the menu by this id too: while it is open, the page behind it keeps still. */
export const siteMenuId = 'site-menu';

/** Of what the open menu covers: out of reach of keyboard and screen reader, with script or without. */
export const behindMenu = css({
  [`html[data-popover=${siteMenuId}] &`]: {
    visibility: 'hidden',
    // Not before the menu has faded in over it.
    transition: 'visibility 0s 200ms',
  },
  '@media (scripting: none)': {
    [`html:has(#${siteMenuId}:popover-open) &`]: { visibility: 'hidden' },
  },
});

const sheet = css({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${space.gutter}`,
  border: 0,
  overflow: 'hidden auto',
  // What takes the focus stays above the buttons that stick to the foot.
  '@media (min-height: 40.00125em)': { scrollPaddingBottom: '11.25rem' },
  overscrollBehavior: 'contain',
  flexDirection: 'column',
  '&:popover-open': { display: 'flex' },
  [media.calm]: {
    '&:popover-open': { animation: 'site-menu 200ms ease-out' },
    '@keyframes site-menu': { from: { opacity: 0 } },
  },
});

const top = css({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: space.header,
  background: color.night,
});
const closeButton = css(iconButton(48), {
  marginInlineEnd: -12,
  '@media (hover: hover)': { '&:hover': { background: color.nightRaised } },
  '&:active': { background: color.nightRaised },
});

/** In which column of theme/menu-drawings.svg each group's drawings stand. */
const columns = css(
  Object.fromEntries(
    navigation.map((_, index) => [`& > :nth-of-type(${index + 1})`, { '--place': index }]),
  ),
);
const groupStyle = css({
  borderBottom: `1px solid ${color.line}`,
  // Of the plus only its horizontal stroke remains.
  '& svg': { clipPath: 'inset(0)', transition: 'clip-path 150ms ease-out' },
  // The foot has a line of its own.
  '&:last-of-type': { borderBottom: 0 },
  '&[open] svg': { clipPath: 'inset(48% 0)', color: color.thread },
});
const heading = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4.0625rem',
  borderRadius: 10,
  font: `700 1.5rem/1.1 ${font.head}`,
  letterSpacing: '-0.03em',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  outlineOffset: -3,
});
const linkList = css({ padding: '0 0 1.125rem' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
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
    borderTop: `2px dashed ${color.thread}`,
  },
  // The drawings are made for light ground.
  '[data-item] &::after': {
    marginInlineEnd: '0.25rem',
    borderRadius: 10,
    backgroundColor: color.paper,
    forcedColorAdjust: 'none',
  },
});

const foot = css({
  display: 'grid',
  gap: '0.75rem',
  margin: 'auto 0 0',
  padding: `1.75rem 0 max(1.5rem, env(safe-area-inset-bottom))`,
  '@media (max-height: 40em), (min-width: 35em)': {
    gridTemplateColumns: '1fr 1fr',
    paddingTop: '1.25rem',
  },
  // Always at hand where there is room for it.
  '@media (min-height: 40.00125em)': {
    position: 'sticky',
    bottom: 0,
    borderTop: `1px solid ${color.line}`,
    background: color.night,
  },
});
const footButton = css({ paddingInline: '0.5rem' });

/** The navigation of screens below 900 px: a popover over the whole screen, with four groups that open by themselves. */
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
          // Read by the popover when it opens, with script or without.
          autoFocus
        >
          <Icon name="close" size={26} />
        </button>
      </div>
      <nav css={columns} aria-label="Menu">
        {navigation.map((group) => (
          <MenuGroup key={group.id} group={group} current={withoutTrailingSlash(pathname)} />
        ))}
      </nav>
      <div css={foot}>
        <Button variant="outline" css={footButton} {...opensDialog('free-intake')}>
          Free Intake
        </Button>
        <Button variant="light" css={footButton} {...opensDialog('discovery')}>
          Full Discovery
        </Button>
      </div>
    </div>
  );
}

function MenuGroup({ group, current }: { group: NavigationGroup; current: string }) {
  return (
    <details css={groupStyle}>
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
