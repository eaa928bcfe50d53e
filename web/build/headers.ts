import { createHash } from 'node:crypto';

export type Headers = Record<string, string>;

/**
 * `page` is an HTML document, `hashed` has a content hash in its name, `picture` is a sharing picture that other sites
 * embed, and `file` is any other file, such as robots.txt.
 */
export type FileKind = 'page' | 'hashed' | 'picture' | 'file';

/** Folders, relative to the site's root, whose files are all of one kind. */
export const folderKinds = { '/assets/': 'hashed', '/og/': 'picture' } as const;

/** The site's header policy. host-files.ts writes it in the format of each host. */
export interface HeaderPolicy {
  everywhere: Headers;
  /** Additional headers of one kind of file. No name may also be in `everywhere`. */
  byKind: Record<FileKind, Headers>;
  /** Headers of every response over HTTPS. Over http://localhost, HSTS would lock out other projects on that host. */
  overHttps: Headers;
}

const revalidated = { 'Cache-Control': 'no-cache' };
/** Long enough for the browser to use a prefetched page. A new version is visible after a minute at most. */
const soonRevalidated = { 'Cache-Control': 'max-age=60' };
const oursAlone = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Returns the policy that allows the inline code of `documents` (HTML) and calls to `apiOrigin`, if any. */
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
    // Two years, without includeSubDomains, because the owner decides about subdomains.
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
    // The hash of the empty string, for the empty style element of Emotion's speedy mode.
    'style-src': ["'self'", hashSource(''), ...inlineHashes(documents, 'style-src')],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...(apiOrigin ? [new URL(apiOrigin).origin] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No script of the site turns text into HTML or code, so no Trusted Types policy is necessary.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

export const writePolicy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const inlineElements = {
  /** Matches inline scripts and speculation rules, but not JSON-LD, which the policy does not cover. */
  'script-src': /<script\b(?![^>]*(?: src=|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g,
  'style-src': /<style\b[^>]*>([^]*?)<\/style>/g,
};

/** Returns the sources with which a directive allows what is inline in the documents, sorted and each once. */
export function inlineHashes(documents: string[], directive: keyof typeof inlineElements) {
  const texts = documents.flatMap((html) =>
    [...html.matchAll(inlineElements[directive])].map(([, text]) => text!),
  );
  return [...new Set(texts.map(hashSource))].toSorted();
}

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
