import { css } from '@emotion/react';
import { navigation } from '../content/navigation';
import { media, space } from '../theme/tokens';
import { NavGroup, wideBar } from './nav-group';

const list = css({ display: 'flex', [media.tablet]: { display: 'none' } });

/** Where the first group and each next one stand, in px from the container: for browsers without anchor positioning. */
const columns = { narrow: [164, 99], wide: [172, 114] } as const;
const columnStart = ([first, step]: readonly [number, number], index: number) =>
  `calc(max(${space.gutter}, (100vw - ${space.container}) / 2) + ${first + step * index}px)`;

/** Anchor names must not reach the HTML as style attributes, which the security policy forbids: one rule a group. */
const anchored = navigation.map(({ id }, index) => ({
  trigger: css({ anchorName: `--nav-${id}` }),
  panel: css({
    left: columnStart(columns.narrow, index),
    [wideBar]: { left: columnStart(columns.wide, index) },
    positionAnchor: `--nav-${id}`,
    '@supports (anchor-name: --a)': { top: 'anchor(bottom)', left: 'anchor(left)' },
  }),
}));

/** The groups of the bar on screens from 900 px. */
export function DesktopNav() {
  return (
    <nav aria-label="Main">
      <ul css={list}>
        {navigation.map((group, index) => (
          <NavGroup key={group.id} group={group} anchoring={anchored[index]!} />
        ))}
      </ul>
    </nav>
  );
}
