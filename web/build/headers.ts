import { createHash } from 'node:crypto';

/** Headers by name, as they are sent. */
export type Headers = Record<string, string>;

/**
 * - `page`: an HTML document.
 * - `hashed`: its name holds a hash of its content.
 * - `picture`: other sites show it beside a link to us.
 * - `file`: all others, such as robots.txt and the icons.
 */
export type FileKind = 'page' | 'hashed' | 'picture' | 'file';

/** Folders below the site's root whose files are all of one kind. */
export const folderKinds = { '/assets/': 'hashed', '/og/': 'picture' } as const;

/** THE policy of the site, from which the files for all hosts are written (host-files.ts). */
export interface HeaderPolicy {
  /** Sent with everything. */
  everywhere: Headers;
  /** Sent with one kind of file as well; no name stands here and in `everywhere`. */
  byKind: Record<FileKind, Headers>;
  /** Sent with everything by hosts that speak HTTPS only; on http://localhost it would lock other projects out. */
  overHttps: Headers;
}

const revalidated = { 'Cache-Control': 'no-cache' };
/** Long enough for a prefetched page; a new version shows within the minute, at once after a reload. */
const soonRevalidated = { 'Cache-Control': 'max-age=60' };
const oursAlone = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/**
 * @param documents the HTML of every page: what is inline there, and nothing else, may run and style
 * @param apiOrigin where the API is; empty: on the site's own origin
 */
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
    // Two years. Subdomains are the owner's to decide on.
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

/** The sources that each directive allows; parameters as in {@link headerPolicy}. */
export function policyDirectives(documents: string[], apiOrigin: string) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(documents, 'script-src')],
    // The hash of nothing: Emotion adds an empty style element and writes rules through its sheet.
    'style-src': ["'self'", hashSource(''), ...inlineHashes(documents, 'style-src')],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...(apiOrigin ? [new URL(apiOrigin).origin] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Nothing here ever makes script out of text, and no policy may be created to do so.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/** The policy as a header, or a meta element, says it. */
export const writePolicy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const inlineElements = {
  /** Data blocks (JSON-LD) are no scripts to a browser; speculation rules are. */
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
