import { headerPolicy, inlineHashes, policyDirectives } from '../build/headers';
import { notFound } from '../src/content/pages/not-found';
import { isRedirect, targetOf, typeOf, wrongStatus, type Received } from './send';

/**
 * The longest time (s) for which a browser may show a cached page. It is not 0, so that browsers can use a prefetched
 * page.
 */
export const longestPageAge = 60;
const year = 31_536_000;

const isHtml = (response: Received) => /^text\/html\b/i.test(typeOf(response));

export function judgePage(response: Received): string[] {
  const wrong = wrongStatus(response, 200);
  return wrong.length > 0 ? wrong : judgeDocument(response);
}

export function judgeMissing(response: Received): string[] {
  const wrong = wrongStatus(response, 404);
  if (wrong.length > 0) return wrong;
  const isSitesPage = isHtml(response) && response.text.includes(notFound.title);
  return isSitesPage ? judgeDocument(response) : ["the body is not the site's 404 page"];
}

function judgeDocument(response: Received): string[] {
  if (!isHtml(response)) return [`${typeOf(response)} instead of text/html`];
  return [
    ...judgePolicy(response),
    ...judgeBuiltHeaders(response, 'page'),
    ...judgeChanges(response),
    ...judgeCompression(response),
    ...judgePageCache(response),
  ];
}

/** Compares the headers with those of the build, except security policy and caching, which are checked elsewhere. */
function judgeBuiltHeaders({ address, headers }: Received, kind: 'page' | 'hashed'): string[] {
  const { everywhere, byKind, overHttps } = headerPolicy([], '');
  const expected = {
    ...everywhere,
    ...byKind[kind],
    ...(address.startsWith('https:') && overHttps),
  };
  return Object.entries(expected)
    .filter(([name]) => name !== 'Content-Security-Policy' && name !== 'Cache-Control')
    .filter(([name, value]) => {
      const received = headers.get(name) ?? '';
      // The owner may add includeSubDomains to HSTS, and a proxy may repeat a header.
      return received !== value && !received.split(/[,;] */).includes(value);
    })
    .map(([name, value]) => `${name} is ${headers.get(name) ?? 'missing'} instead of ${value}`);
}

/**
 * Reports changes by a CDN that only a script can undo, such as hidden e-mail addresses. The security policy blocks
 * such a script.
 */
function judgeChanges({ text }: Received): string[] {
  const hasNoAddresses = /\/cdn-cgi\/l\/email-protection|data-cfemail/.test(text);
  const hasDelayedScripts = /<script[^>]* type=["']?[^"'\s>]+-(text\/javascript|module)\b/.test(
    text,
  );
  return [
    ...(hasNoAddresses
      ? [
          'the host replaced e-mail addresses by links that the policy keeps from working (turn off its e-mail obfuscation)',
        ]
      : []),
    ...(hasDelayedScripts
      ? [
          'the host rewrote scripts, and the policy blocks the script that would run them (turn off its script optimization, such as Rocket Loader)',
        ]
      : []),
  ];
}

function judgePolicy(response: Received): string[] {
  const { headers, text } = response;
  const value = headers.get('Content-Security-Policy');
  if (value === null) return ['no Content-Security-Policy'];
  // If the host adds a policy of its own, the header contains two policies, and browsers apply both.
  const policies = value.split(',').map(readPolicy);
  const faults = policies.flatMap((directives) => {
    return (['script-src', 'style-src'] as const).flatMap((name) => {
      const sources = directives.get(name) ?? directives.get('default-src');
      if (!sources) return [];
      const isOwnBlocked = !sources.includes("'self'");
      const foreign = sources.find((source) => !/^'(self|none|sha256-.*)'$/.test(source));
      const isInlineBlocked = inlineHashes([text], name).some((hash) => !sources.includes(hash));
      return [
        isOwnBlocked ? `${name} does not allow the site's own files` : [],
        isInlineBlocked
          ? `${name} has no hash for something inline, which browsers block (headers and pages belong to one build)`
          : [],
        foreign === undefined ? [] : `${name} also allows ${foreign}`,
      ].flat();
    });
  });
  const {
    'script-src': _scripts,
    'style-src': _styles,
    ...others
  } = policyDirectives([], calledOrigins(response)?.[0] ?? '');
  const lacking = Object.entries(others)
    .filter(
      ([name, sources]) =>
        !policies.some((directives) => directives.get(name)?.join() === sources.join()),
    )
    .map(([name, sources]) => `Content-Security-Policy lacks ${name} ${sources.join(' ')}`);
  return [...new Set(faults), ...lacking];
}

/** Returns the sources of each directive in a security policy. */
const readPolicy = (policy: string) =>
  new Map(
    policy.split(';').map((row) => {
      const [name = '', ...sources] = row.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );

/** Returns the foreign origins that a page may call, or undefined if it has no security policy. */
export function calledOrigins({ headers }: Received): string[] | undefined {
  const value = headers.get('Content-Security-Policy');
  if (value === null) return undefined;
  const sources = readPolicy(value).get('connect-src') ?? [];
  return sources.filter((source) => /^https?:/.test(source));
}

/** Number of characters below which a host may send a text without compression. */
const smallText = 1000;

function judgeCompression({ headers, text }: Received): string[] {
  const isPacked = /^(br|gzip|zstd|deflate)$/i.test(headers.get('Content-Encoding') ?? '');
  return isPacked || text.length < smallText ? [] : ['not compressed'];
}

function judgePageCache({ headers }: Received): string[] {
  const value = headers.get('Cache-Control');
  if (value === null) return ['no Cache-Control, so each browser guesses how long to keep it'];
  if (/\bno-(cache|store)\b/i.test(value)) return [];
  const age = ageIn(value);
  return !/\bimmutable\b/i.test(value) && age !== undefined && age <= longestPageAge
    ? []
    : [
        `Cache-Control is ${value}: a page may be used for ${longestPageAge} s at most before a browser asks again`,
      ];
}

function ageIn(cacheControl: string) {
  const [, seconds] = /\bmax-age=(\d+)/i.exec(cacheControl) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

const textFile = /\.(js|css|svg|txt)$/;

export function judgeHashedFile(response: Received): string[] {
  const wrong = wrongStatus(response, 200);
  if (wrong.length > 0) return wrong;
  const { address, headers } = response;
  const isWrongType = address.endsWith('.js')
    ? !/^(text|application)\/javascript\b/i.test(typeOf(response))
    : isHtml(response);
  const cache = headers.get('Cache-Control') ?? 'missing';
  const isKept = /\bimmutable\b/i.test(cache) && (ageIn(cache) ?? 0) >= year;
  return [
    ...judgeBuiltHeaders(response, 'hashed'),
    ...(isWrongType ? [`the content type is ${typeOf(response)}`] : []),
    ...(textFile.test(address) ? judgeCompression(response) : []),
    ...(isKept ? [] : [`Cache-Control is ${cache} instead of a year and immutable`]),
  ];
}

/**
 * Judges the response for a URL with a trailing slash (`page` is the URL without it, with the same query). The host
 * must redirect or, if `mayAnswer`, may show the page with a canonical link to `page`.
 */
export function judgeSlashForm(response: Received, page: string, mayAnswer: boolean): string[] {
  const { status } = response;
  if (status === 200 && mayAnswer) {
    const canonical = canonicalOf(response.text);
    const isOther = canonical !== undefined && pathOf(canonical) === pathOf(page);
    return isOther ? [] : ['the page there has no canonical link to the form without the slash'];
  }
  if (!isRedirect(status)) return [`status ${status} instead of a permanent redirect`];
  const target = targetOf(response);
  return [
    ...(status === 301 || status === 308
      ? []
      : [`status ${status} instead of 301 or 308, a permanent redirect`]),
    ...(target === page ? [] : [wrongTarget(target, page)]),
  ];
}

function wrongTarget(target: string | undefined, page: string) {
  if (target === undefined) return 'the redirect has no target';
  return target === page.split('?')[0]
    ? 'the redirect loses the query'
    : `the redirect leads to ${new URL(target).origin === new URL(page).origin ? 'another page' : target}`;
}

const pathOf = (address: string) => new URL(address).pathname;

/** Judges the response for the canonical URL of `page`, the URL in links. */
export function judgeCanonical(response: Received, page: string): string[] {
  const wrong = wrongStatus(response, 200).map((fault) => `its canonical address has ${fault}`);
  if (wrong.length > 0) return wrong;
  return pathOf(response.address) === pathOf(page) ? [] : ['its canonical link names another page'];
}

/** Checks that the site's own host also serves the API. `response` is the response to an OPTIONS request. */
export function judgeOwnApi(response: Received): string[] {
  const { status, headers } = response;
  const isApi = status === 405 ? /\bPOST\b/.test(headers.get('Allow') ?? '') : status < 300;
  return isApi && !isHtml(response)
    ? []
    : [`no API at the site's own address (status ${status}): was it built with API_ORIGIN?`];
}

/**
 * Checks the response to a GET at the path of a POST. A 307 or 308 is no fault, because browsers then repeat the POST
 * with its data.
 */
export function judgeApiRedirect(response: Received): string[] {
  const { status, address } = response;
  if (!isRedirect(status) || status === 307 || status === 308) return [];
  return [
    `${pathOf(address)} has status ${status}, a redirect to ${targetOf(response) ?? 'nowhere'}: browsers repeat a POST there as GET, and its data is lost`,
  ];
}

/** Checks whether the about page names the company: its data for search engines then contain the legal name. */
export const judgeIdentity = ({ text }: Received): string[] =>
  text.includes('"legalName":')
    ? []
    : ['the page names no company (web/src/content/owner.ts: company; npm run check:owner)'];

/** Returns the URL in a page's canonical link, or undefined if the link is missing or relative. */
export function canonicalOf(html: string): string | undefined {
  const [, href] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return href !== undefined && URL.canParse(href) ? href : undefined;
}

/** Returns the paths in a text that contain a content hash: scripts, fonts, drawings and the dialogs' HTML. */
export const hashedFilesIn = (text: string): string[] =>
  text.match(/(?<![\w.:/-])\/[\w./-]*assets\/[\w./-]+\.[\da-f]{8}\.\w+/g) ?? [];
