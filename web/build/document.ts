import { readFile } from 'node:fs/promises';
import { minify, transform } from '@swc/core';
import type { RenderedPage } from '../src/server';
import type { ClientBundle } from './bundle';

/** The inline script of every page, minified. */
export async function readBootstrap(): Promise<string> {
  const source = await readFile(new URL('../src/bootstrap.ts', import.meta.url), 'utf8');
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

/** The fonts of the first view; the others come when a page asks for them. */
const preloadedFonts = ['bricolage-700.woff2', 'instrument.woff2', 'geist-mono-500.woff2'];

export interface DocumentParts {
  page: RenderedPage;
  /** Elements for machines that run no script: in the head, and as data at the end. */
  social?: string;
  data?: string;
}

/** One complete HTML document. */
export function writeDocument(
  { page, social = '', data = '' }: DocumentParts,
  bundle: ClientBundle,
  bootstrap: string,
  publicPath: string,
): string {
  const preloads = preloadedFonts
    .map((name) => bundle.fonts.get(name))
    .filter((url) => url !== undefined)
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    page.head,
    social,
    `<link rel="icon" href="${publicPath}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${publicPath}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${publicPath}apple-touch-icon.png">`,
    `<link rel="manifest" href="${publicPath}manifest.webmanifest">`,
    preloads,
    `<style>${bundle.css}</style>`,
    // Its ids are read from the rules (ui/written-styles).
    `<style data-emotion="css ">${page.css}</style>`,
    `<script data-app="${bundle.app}">${bootstrap}</script>`,
    `</head><body><div id="root" data-cold="">${page.html}</div>${data}</body></html>`,
  ].join('');
}
