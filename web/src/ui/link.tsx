import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import styled from '@emotion/styled';
import { buttonStyle, isAttribute, type Look } from './button';

export interface LinkProps extends RouterLinkProps {
  /** A path of ours, with query or hash. */
  to: string;
}

/** A link inside the site. A page is a document: the browser goes there. */
export const Link = (props: LinkProps) => <RouterLink reloadDocument discover="none" {...props} />;

/** A link that looks like a button; `to` is a path of ours. */
export const ButtonLink = styled(Link, { shouldForwardProp: isAttribute })<Look>(buttonStyle);
