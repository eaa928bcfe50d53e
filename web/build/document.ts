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
  /** Minified CSS rules from Emotion that the page needs. */
  css: string;
  /** URL of the file with the static HTML of all dialogs. */
  copies: string;
  /** Tags for search and sharing, at the end of the head. */
  social?: string;
  /** JSON-LD, at the end of the body. Only the about page has it. */
  data?: string;
}

/**
 * With these rules the browser prefetches a page when the pointer has been on its link for 200 ms. If the inline script
 * (app/inline.ts) has set `data-prefetch`, the rules match no link. They exclude URLs with a dot, which are files.
 */
const speculationRules = (publicPath: string) =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          // The link that reloads the page (chunk-load-error.tsx) has an empty URL, so this rule does not match it. A
          // reload must not show a prefetched page.
          selector_matches: `:root:not([data-prefetch]) a[href^='${publicPath}']:not([href*='.'],[href^='${publicPath}api/'])`,
        },
        eagerness: 'moderate',
      },
    ],
  });

/** URLs of React, toasts and dialogs, which every island (a part of a page that React hydrates) needs. */
const overlaysCode = ({ codeOf }: ClientBundle) => [
  ...new Set(['react-dom/client', 'overlays'].flatMap(codeOf)),
];

/** Adds to each island the URLs of its own scripts (`data-code`). */
export function withIslandCode(html: string, bundle: ClientBundle): string {
  const known = new Set(overlaysCode(bundle));
  return html.replace(/data-island="([^"]+)"/g, (mark, name: string) => {
    // A dialog's validation schema is loaded later, while the visitor fills in the form.
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
    // A single style element needs only one hash in the security policy.
    `<style data-rules>${bundle.css}${css}</style>`,
    `<script data-client="${bundle.client}">${inlineScript}</script>`,
    `<script type="module" src="${bundle.client}" data-code="${overlaysCode(bundle).join(' ')}" data-dialogs="${bundle.codeOf('overlays/dialogs').join(' ')}" data-copies="${copies}"></script>`,
    `</head><body>${withIslandCode(page.html, bundle)}${data}`,
    `<script type="speculationrules">${speculationRules(publicPath)}</script></body></html>`,
  ].join('');
}
