import styled from '@emotion/styled';
import { buttonStyle, isAttribute, type Look } from './button';
import { Link } from './link';

/** A link that looks like a button; `to` is a path of ours. */
export const ButtonLink = styled(Link, { shouldForwardProp: isAttribute })<Look>(buttonStyle);
