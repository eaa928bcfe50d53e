import { look, type Look } from './button';
import { Link, type LinkProps } from './link';

/** A link that looks like a button; `to` is a path of ours. */
export function ButtonLink({ variant, size, isWide, ...props }: LinkProps & Look) {
  return <Link css={look({ variant, size, isWide })} {...props} />;
}
