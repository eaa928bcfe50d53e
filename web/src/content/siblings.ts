import { navigation, type NavigationLink } from './navigation';

/** In `main`, whatever is called "Discovery" opens the dialog: a link must not bear that name. */
const withoutDiscovery = ({ label, path }: NavigationLink): NavigationLink => ({
  label: label.replace(' & Discovery', ''),
  path,
});

/**
 * The neighbours of a page within its group of the navigation, without the group's overview; the last is followed by
 * the first. Throws for a path that stands in no group.
 */
export function siblingsOf(path: string) {
  for (const { label, hasIndex, links } of navigation) {
    const pages = links.slice(hasIndex ? 1 : 0);
    const place = pages.findIndex((page) => page.path === path);
    if (place === -1) continue;
    return {
      label: `More ${label.toLowerCase()}`,
      previous: withoutDiscovery(pages.at(place - 1)!),
      next: withoutDiscovery(pages[(place + 1) % pages.length]!),
    };
  }
  throw new Error(`No group of the navigation has the page ${path}`);
}
