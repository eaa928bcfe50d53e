import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, shadow } from '../theme/tokens';
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
  // Moves the link so far above the window that its shadow is also outside.
  '&:not(:focus)': { transform: 'translateY(-300%)' },
});

/**
 * Renders a page with the skip link, the header and the footer. The header has a fixed position, so every page must
 * leave space for it.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" css={skipLink} className="screen-only" {...behindMenu}>
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
