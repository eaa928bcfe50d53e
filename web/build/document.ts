import { readFile } from 'node:fs/promises';
import { minify, transform } from '@swc/core';
import type { RenderedPage } from '../src/app/export';
import type { ClientBundle } from './bundle';

export async function readInlineScript(): Promise<string> {
  const source = await readFile(new URL('../src/app/inline.ts', import.meta.url), 'utf8');
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    isModule: true,
  });
  const script = code.replace(/export\s*\{\s*\};?/, '');
  const minified = await minify(`{${script}}`, {
    compress: { passes: 3, unsafe_arrows: true },
    mangle: true,
    module: false,
  });
  return minified.code.trim();
}

export interface DocumentParts {
  page: RenderedPage;
  /** The CSS rules from Emotion that the page needs, minified. */
  css: string;
  /** URL of the file with the static HTML of all dialogs. */
  copies: string;
  /** Tags for search and sharing, at the end of the head. */
  social?: string;
  /** JSON-LD, at the end of the body. */
  data?: string;
}

/**
 * Returns the speculation rules. By these rules the browser prefetches the page of a link when the pointer has been on
 * the link for 200 ms. The client script marks a link with `data-aimed` earlier, and the browser then prefetches at
 * once. The rules do not apply if the inline script (app/inline.ts) has set `data-prefetch` on the root element. In
 * that case the client script prefetches, or prefetching is off. The rules exclude URLs with a dot, because only the
 * URLs of files contain one.
 */
const speculationRules = (publicPath: string) =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          // This selector skips the link with an empty URL, which reloads the page (chunk-load-error.tsx). That link
          // must get the page from the server, but after a prefetch the browser would show the prefetched copy.
          selector_matches: `:root:not([data-prefetch]) a[href^='${publicPath}']:not([href*='.'],[href^='${publicPath}api/'])`,
        },
        eagerness: 'moderate',
      },
      {
        where: { selector_matches: ':root:not([data-prefetch]) [data-aimed]' },
        eagerness: 'immediate',
      },
    ],
  });

/**
 * Returns the URLs of React and of the scripts that show toasts and dialogs. Every island (a part of a page that React
 * hydrates) needs these scripts.
 */
const overlaysCode = ({ codeOf }: ClientBundle) => [
  ...new Set(['react-dom/client', 'overlays'].flatMap(codeOf)),
];

/**
 * Adds to each island the attribute `data-code` with the URLs of the island's scripts, without those of
 * {@link overlaysCode}.
 */
export function withIslandCode(html: string, bundle: ClientBundle): string {
  const known = new Set(overlaysCode(bundle));
  return html.replace(/data-island="([^"]+)"/g, (mark, name: string) => {
    // For a dialog `data-code` contains only the script that draws the dialog, because the dialog's validation schema
    // loads later, while the visitor fills in the form.
    const all = name.endsWith('-dialog')
      ? bundle.ownCodeOf(name)
      : ['root', name].flatMap(bundle.codeOf);
    const code = all.filter((url) => !known.has(url));
    return `${mark} data-code="${[...new Set(code)].join(' ')}"`;
  });
}

export function writeDocument(
  { page, css, copies, social = '', data = '' }: DocumentParts,
  bundle: ClientBundle,
  inlineScript: string,
  publicPath: string,
): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    page.head,
    social,
    `<link rel="icon" href="${publicPath}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${publicPath}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${publicPath}apple-touch-icon.png">`,
    `<link rel="manifest" href="${publicPath}manifest.webmanifest">`,
    // All styles are in one element, because each element adds a hash to the security policy.
    `<style data-rules>${bundle.css}${css}</style>`,
    `<script data-client="${bundle.client}">${inlineScript}</script>`,
    `<script type="module" src="${bundle.client}" data-code="${overlaysCode(bundle).join(' ')}" data-dialogs="${bundle.codeOf('overlays/dialogs').join(' ')}" data-copies="${copies}"></script>`,
    `</head><body>${withIslandCode(page.html, bundle)}${data}`,
    `<script type="speculationrules">${speculationRules(publicPath)}</script></body></html>`,
  ].join('');
}
