import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

export interface LinkProps extends RouterLinkProps {
  /** A path of ours, with query or hash. */
  to: string;
}

/** A link inside the site. A page is a document: the browser goes there. */
export const Link = (props: LinkProps) => <RouterLink reloadDocument discover="none" {...props} />;
