import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, shadow } from '../theme/tokens';
import { ChunkLoadError } from './chunk-load-error';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { behindMenu } from './site-menu';

const skipLink = css({
  position: 'fixed',
  zIndex: 40,
  top: '0.75rem',
  insetInlineStart: '0.75rem',
  padding: '0.6875rem 1.125rem',
  borderRadius: 10,
  fontWeight: 600,
  color: color.link,
  background: color.sheet,
  boxShadow: shadow,
  // So far above the page the shadow does not show, either.
  '&:not(:focus)': { transform: 'translateY(-300%)' },
  // Browsers would print a fixed element on every sheet.
  [media.print]: { display: 'none' },
});

/** Renders skip link, header and footer around a page. The page itself leaves space for the fixed header. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" css={skipLink} {...behindMenu}>
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} {...behindMenu}>
        {children}
      </main>
      <SiteFooter />
      <ChunkLoadError />
    </>
  );
}
