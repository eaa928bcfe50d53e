import type { ComponentProps } from 'react';
import { useHref } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours, with query or hash. */
  to: string;
}

/**
 * A link inside the site. The shell follows it (layout/use-link-navigation), alike in parts of a page that React knows
 * and in those that stay as they were written; so the router's own link, with all that it brings along, is not needed.
 */
export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a {...props} href={useHref(to)}>
      {children}
    </a>
  );
}
