import { createHash } from 'node:crypto';

export type Headers = Record<string, string>;

/**
 * `page` is an HTML document, `hashed` a file with a content hash in its name, `picture` the picture that other sites
 * embed when a visitor shares a page, and `file` any other file.
 */
export type FileKind = 'page' | 'hashed' | 'picture' | 'file';

/** Folders that contain files of one kind only, relative to the site's root. */
export const folderKinds = { '/assets/': 'hashed', '/og/': 'picture' } as const;

/** The headers of all responses. host-files.ts writes them in the format of each host. */
export interface HeaderPolicy {
  everywhere: Headers;
  /** Must not repeat a header of `everywhere`. */
  byKind: Record<FileKind, Headers>;
  /** Browsers ignore HSTS over HTTP, so `npm start` does not send it. */
  overHttps: Headers;
}

const revalidated = { 'Cache-Control': 'no-cache' };
/** The browser may show a page for a minute without asking the server. Otherwise it could not use a prefetched page. */
const soonRevalidated = { 'Cache-Control': 'max-age=60' };
const oursAlone = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** The security policy allows the inline code of `documents`, and calls to `apiOrigin` unless it is empty. */
export function headerPolicy(documents: string[], apiOrigin: string): HeaderPolicy {
  return {
    everywhere: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    },
    byKind: {
      page: {
        'Content-Security-Policy': contentSecurityPolicy(documents, apiOrigin),
        ...soonRevalidated,
        ...oursAlone,
      },
      hashed: { 'Cache-Control': 'public, max-age=31536000, immutable', ...oursAlone },
      picture: { ...revalidated, 'Cross-Origin-Resource-Policy': 'cross-origin' },
      file: { ...revalidated, ...oursAlone },
    },
    // Two years. The header omits includeSubDomains, because the owner decides about subdomains.
    overHttps: { 'Strict-Transport-Security': 'max-age=63072000' },
  };
}

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const contentSecurityPolicy = (documents: string[], apiOrigin: string) =>
  writePolicy(policyDirectives(documents, apiOrigin));

export function policyDirectives(documents: string[], apiOrigin: string) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(documents, 'script-src')],
    // In its speedy mode Emotion adds an empty style element, which the hash of the empty string allows.
    'style-src': ["'self'", hashSource(''), ...inlineHashes(documents, 'style-src')],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...(apiOrigin ? [new URL(apiOrigin).origin] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No script converts text to HTML or code, so the site needs no Trusted Types policy.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

export const writePolicy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const inlineElements = {
  /** Inline scripts and speculation rules. The policy does not apply to JSON-LD. */
  'script-src': /<script\b(?![^>]*(?: src=|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g,
  'style-src': /<style\b[^>]*>([^]*?)<\/style>/g,
};

/** Returns the hashes with which the directive allows the documents' inline elements, sorted and without duplicates. */
export function inlineHashes(documents: string[], directive: keyof typeof inlineElements) {
  const texts = documents.flatMap((html) =>
    [...html.matchAll(inlineElements[directive])].map(([, text]) => text!),
  );
  return [...new Set(texts.map(hashSource))].toSorted();
}

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
