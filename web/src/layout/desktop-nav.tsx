import { css } from '@emotion/react';
import { navigation } from '../content/navigation';
import { media, space } from '../theme/tokens';
import { NavGroup, wideBar } from './nav-group';

/** Where the first group and each next one stand, in px from the container: for browsers without anchor positioning. */
const columns = { narrow: [164, 99], wide: [172, 114] } as const;
const columnStart = ([first, step]: readonly [number, number], index: number) =>
  `calc(max(${space.gutter}, (100vw - ${space.container}) / 2) + ${first + step * index}px)`;

/**
 * Anchor names must not reach the HTML as style attributes, which the security policy forbids: each group's place is
 * a rule of the list's, so that all groups share theirs.
 */
const places = navigation.map(({ id }, index) => [
  `& > :nth-of-type(${index + 1})`,
  {
    '--anchor': `--nav-${id}`,
    '--start': columnStart(columns.narrow, index),
    [wideBar]: { '--start': columnStart(columns.wide, index) },
  },
]);
const list = css(
  { display: 'flex', [media.tablet]: { display: 'none' } },
  Object.fromEntries(places),
);

/** The groups of the bar on screens from 900 px. */
export function DesktopNav() {
  return (
    <nav aria-label="Main">
      <ul css={list}>
        {navigation.map((group) => (
          <NavGroup key={group.id} group={group} />
        ))}
      </ul>
    </nav>
  );
}
