import { css } from '@emotion/react';
import { navigation } from '../content/navigation';
import { media, space } from '../theme/tokens';
import { NavGroup, wideBar } from './nav-group';

/**
 * Anchor names must not reach the HTML as style attributes, which the security policy forbids: each group's name and
 * place is a rule of the list's, so that all groups share theirs.
 */
const places = navigation.map(({ id }, index) => [
  `& > :nth-of-type(${index + 1})`,
  { '--anchor': `--nav-${id}`, '--place': index },
]);
/** Where the first group and each next one stand, in px from the container: for browsers without anchor positioning. */
const start = (first: number, step: number) =>
  `calc(max(${space.gutter}, (100vw - ${space.container}) / 2) + ${first}px + ${step}px * var(--place))`;
const list = css(
  { display: 'flex', [media.tablet]: { display: 'none' } },
  {
    ...Object.fromEntries(places),
    '& > *': { '--start': start(164, 99), [wideBar]: { '--start': start(172, 114) } },
  },
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
