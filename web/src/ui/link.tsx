import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { buttonStyle, isAttribute, type ButtonOptions } from './button';
import { Icon } from './icon';
import { inlineRow } from './layout';

interface LinkProps extends RouterLinkProps {
  to: string;
}

/** Loads a page of the site as a new document. */
export const Link = (props: LinkProps) => <RouterLink reloadDocument discover="none" {...props} />;

const arrowLink = css({
  ...inlineRow('0.5rem'),
  minHeight: '2.75rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

export const ArrowLink = ({ children, ...props }: LinkProps) => (
  <Link css={arrowLink} {...props}>
    {children}
    <Icon name="arrow-right" size={18} />
  </Link>
);

const inline = css({
  display: 'inline-block',
  width: '0.9em',
  height: '0.9em',
  verticalAlign: '-0.08em',
});

/** A link with an arrow on the line of its last word. In right-to-left languages the arrow points to the left. */
export const LinkWithArrow = ({ children, ...props }: LinkProps) => (
  <Link {...props}>
    {children}
    &nbsp;
    <Icon name="arrow-right" css={inline} />
  </Link>
);

const StyledLink = styled(Link, { shouldForwardProp: isAttribute })<ButtonOptions>(buttonStyle);

export const ButtonLink = ({ className = '', ...props }: LinkProps & ButtonOptions) => (
  <StyledLink className={`screen-only ${className}`} {...props} />
);
