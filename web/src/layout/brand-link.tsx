import { css } from '@emotion/react';
import { Logo } from '../brand/pieces/logo';
import { site } from '../content/site';
import { paths } from '../paths';
import { color, headFont } from '../theme/tokens';
import { inlineRow } from '../ui/layout';
import { Link } from '../ui/link';

const brand = css({
  ...inlineRow(11),
  minHeight: '2.75rem',
  borderRadius: 10,
  ...headFont('1.375rem', 1, '-0.03em'),
  color: color.ink,
  textDecoration: 'none',
});

export function BrandLink() {
  return (
    <Link to={paths.home} css={brand}>
      <Logo />
      {site.name}
    </Link>
  );
}
