import type { ReactNode } from 'react';

declare global {
  /** Unknown to TypeScript's DOM library, and to older browsers. */
  var trustedTypes: { emptyHTML: TrustedHTML } | undefined;
}

/** The one empty HTML that may be set under Trusted Types without a policy (web/build/headers.ts). */
const emptyHtml = globalThis.trustedTypes?.emptyHTML ?? '';

/** Renders content to HTML; `prefix` keeps its generated ids apart from those of other parts. */
type RenderToHtml = (content: ReactNode, prefix: string) => string;
let renderToHtml: RenderToHtml | undefined;

/** Called by the prerender before each page. */
export function writeHtmlWith(render: RenderToHtml) {
  renderToHtml = render;
}

/**
 * Props of an element whose content the prerender writes, and which React leaves alone in the browser: it neither
 * renders nor compares what stands in it.
 */
export const written = (content: () => ReactNode, prefix: string) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: renderToHtml?.(content(), prefix) ?? emptyHtml },
});
