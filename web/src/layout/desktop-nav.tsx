import { css } from '@emotion/react';
import { useLocation } from 'react-router';
import { navigation, type NavigationGroup } from '../content/navigation';
import { withoutTrailingSlash } from '../paths';
import { border, color, font, media, shadow, space } from '../theme/tokens';
import { Icon } from '../ui/icon';
import { inlineRow, pseudoBox } from '../ui/layout';
import { Link } from '../ui/link';

const trigger = css({
  position: 'relative',
  ...inlineRow('0.3125rem'),
  minHeight: '2.75rem',
  padding: '0 var(--nav-padding)',
  border: 0,
  borderRadius: 10,
  background: 'none',
  // In a window 900 px wide the buttons just fit into the header.
  font: `500 clamp(0.9375rem, 0.55vw + 0.625rem, 1rem)/1 ${font.text}`,
  anchorName: '--nav',
  '--nav-padding': 'clamp(0.5rem, 2.8vw - 1.1rem, 0.8125rem)',
  '&[data-open] svg': { transform: 'rotate(180deg)' },
  // Draws a dashed line under the name of an open group and of the current page's group.
  '&::after': {
    ...pseudoBox,
    inset: 'auto var(--nav-padding) 0.3125rem',
    borderBottom: border.thread,
    transform: 'scaleX(0)',
    transformOrigin: '0 0',
    transition: 'transform 200ms ease-out',
  },
  '&:hover::after, &[data-open]::after, html:not([data-popover]) li:has([aria-current]) > &::after':
    {
      transform: 'none',
    },
});

/** The panel is transparent and touches the header, so that the pointer stays in it on the way to the links. */
const panel = css({
  inset: 'auto',
  top: `calc(${space.header} - 0.75rem)`,
  insetInlineStart: 'var(--start)',
  positionAnchor: '--nav',
  '@supports (anchor-scope: --nav)': { top: 'anchor(bottom)', '--start': 'anchor(start)' },
  insetInlineEnd: '0.5rem',
  marginBlock: '0',
  marginInline: '-1.25rem 0',
  padding: '0.875rem 0 0',
  border: 0,
  overflow: 'visible',
  color: color.ink,
  background: 'none',
  animation: 'menu 160ms ease-out',
});

const sheet = css({
  position: 'relative',
  padding: '0.875rem',
  border: border.hairline,
  borderRadius: 18,
  background: color.sheet,
  boxShadow: shadow,
  '&::before': {
    ...pseudoBox,
    top: '-0.375rem',
    insetInlineStart: '4.25rem',
    width: '0.75rem',
    height: '0.75rem',
    border: border.hairline,
    borderWidth: '1px 0 0 1px',
    borderRadius: '3px 0 0',
    background: color.sheet,
    transform: 'rotate(45deg)',
  },
  '&::after': {
    ...pseudoBox,
    inset: '0.375rem',
    border: `1px dashed ${color.line}`,
    borderRadius: 10,
    pointerEvents: 'none',
  },
});
const links = css({
  display: 'grid',
  '--item': 0,
  rowGap: 2,
  minWidth: '15.625rem',
  maxHeight: `calc(100dvh - ${space.header} - 3rem)`,
  overflow: 'auto',
  // A scroll container clips its content, so the links' focus rings need this padding.
  margin: '-0.375rem',
  padding: '0.375rem',
});
/**
 * A panel with the overview page on top, and eight pages in two columns. The links are ordered by column, because the
 * arrow keys follow this order.
 */
const twoColumns = css({
  gridTemplate: 'repeat(5, auto) / auto auto',
  gridAutoFlow: 'column',
  columnGap: '0.5rem',
});
const acrossColumns = css({
  gridColumn: '1 / -1',
  margin: '0 1.125rem 0.375rem',
  paddingBottom: '0.375rem',
  borderBottom: border.hairline,
  '& a': {
    margin: '0 -1.125rem',
    justifyContent: 'space-between',
    fontWeight: 600,
    color: color.link,
  },
});

const item = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.625rem',
  padding: '0.375rem 1.125rem',
  borderRadius: 10,
  font: `500 0.9375rem/1.25 ${font.text}`,
  color: color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: 'background-color 150ms ease-out',
  '&::before': {
    ...pseudoBox,
    insetBlock: '0.5625rem',
    insetInline: '0.375rem auto',
    borderInlineStart: border.thread,
    transform: 'scaleY(0)',
    transformOrigin: '0 0',
    transition: 'transform 150ms ease-out',
  },
  '&:hover, &:focus-visible, &[aria-current]': {
    background: color.paper,
    '&::before': { transform: 'none' },
  },
  '&[aria-current]': { fontWeight: 600 },
});

/** Returns the row of a link's drawing in theme/menu-drawings.svg. `index` is the link's index in its group. */
export const drawingRow = ({ hasIndex = false }: NavigationGroup, index: number) =>
  index - Number(hasIndex);

/** A button with a panel of links. The script runtime/behaviours/menus adds hover and arrow keys. */
function NavGroup({ group, index: place }: { group: NavigationGroup; index: number }) {
  const current = withoutTrailingSlash(useLocation().pathname);
  const panelId = `nav-${group.id}`;

  return (
    <li data-nav-group="" data-item={place}>
      <button type="button" css={trigger} popoverTarget={panelId}>
        {group.label}
        <Icon name="chevron" size={15} />
      </button>
      <div id={panelId} popover="auto" css={panel}>
        <div css={sheet}>
          <ul css={[links, group.links.length > 6 && twoColumns]}>
            {group.links.map(({ label, path, drawing }, index) => {
              const isIndex = group.hasIndex && index === 0;
              return (
                <li
                  key={path}
                  css={isIndex && acrossColumns}
                  data-item={drawing && drawingRow(group, index)}
                >
                  <Link to={path} css={item} aria-current={path === current ? 'page' : undefined}>
                    {label}
                    {isIndex && <Icon name="arrow-right" size={16} />}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </li>
  );
}

const list = css({
  display: 'flex',
  [media.tablet]: { display: 'none' },
  // All buttons have the same anchor name. `anchor-scope` makes each panel use the button of its own group.
  '& > *': {
    anchorScope: '--nav',
    // The horizontal start of a group's panel in browsers without anchor positioning.
    '--start': `calc(max(${space.gutter}, (100vw - ${space.container}) / 2) + clamp(10.25rem, 4.4vw + 7.75rem, 10.75rem) + clamp(6.1875rem, 8.3vw + 1.5rem, 7.125rem) * var(--place))`,
  },
});

export function DesktopNav() {
  return (
    <nav aria-label="Main">
      <ul css={list}>
        {navigation.map((group, index) => (
          <NavGroup key={group.id} group={group} index={index} />
        ))}
      </ul>
    </nav>
  );
}
