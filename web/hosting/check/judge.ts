import { inlineHashes } from '../../build/headers';
import { notFound } from '../../src/content/pages/not-found';
import type { Answer } from './get';
import { canonicalOf } from './read-html';

// Each function returns what is wrong with an answer, as parts of sentences; none if all is right.

/** Seconds for which a browser may use a page again without asking: long enough for a prefetched page. */
export const longestPageAge = 60;
const year = 31_536_000;

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/** Returns where a redirect leads; undefined if the header is missing or is no address. */
function targetOf({ address, headers }: Answer) {
  const location = headers.get('Location');
  return location !== null && URL.canParse(location, address)
    ? new URL(location, address).href
    : undefined;
}

function wrongStatus(answer: Answer, expected: number): string[] {
  const { address, status } = answer;
  if (status === expected) return [];
  if (!isRedirect(status)) return [`status ${status} instead of ${expected}`];
  const target = targetOf(answer);
  const where =
    target === `${address}/` ? 'the same address with a slash at its end' : (target ?? 'nowhere');
  return [`status ${status}, a redirect to ${where}, instead of ${expected}`];
}

const typeOf = ({ headers }: Answer) => headers.get('Content-Type') ?? 'no content type';
const isHtml = (answer: Answer) => /^text\/html\b/i.test(typeOf(answer));

/** Judges the answer at the address that links use. */
export function judgePage(answer: Answer): string[] {
  const wrong = wrongStatus(answer, 200);
  return wrong.length > 0 ? wrong : judgeDocument(answer);
}

/** Judges the answer at an address that does not exist. */
export function judgeMissing(answer: Answer): string[] {
  const wrong = wrongStatus(answer, 404);
  if (wrong.length > 0) return wrong;
  const isSitesPage = isHtml(answer) && answer.text.includes(notFound.title);
  return isSitesPage ? judgeDocument(answer) : ["the body is not the site's 404 page"];
}

function judgeDocument(answer: Answer): string[] {
  if (!isHtml(answer)) return [`${typeOf(answer)} instead of text/html`];
  return [...judgePolicy(answer), ...judgeCompression(answer), ...judgePageCache(answer)];
}

function judgePolicy({ headers, text }: Answer): string[] {
  const value = headers.get('Content-Security-Policy');
  if (value === null) return ['no Content-Security-Policy'];
  // A host that sends a policy of its own makes a list of two, and browsers apply both.
  const faults = value.split(',').flatMap((policy) => {
    const directives = readPolicy(policy);
    return (['script-src', 'style-src'] as const).flatMap((name) => {
      const sources = directives.get(name) ?? directives.get('default-src');
      if (!sources) return [];
      const isOwnBlocked = !sources.includes("'self'");
      const isInlineBlocked = inlineHashes([text], name).some((hash) => !sources.includes(hash));
      return [
        isOwnBlocked ? `${name} does not allow the site's own files` : [],
        isInlineBlocked
          ? `${name} has no hash for something inline, which browsers block (headers and pages belong to one build)`
          : [],
      ].flat();
    });
  });
  return [...new Set(faults)];
}

/** Returns the sources of each directive. */
const readPolicy = (policy: string) =>
  new Map(
    policy.split(';').map((row) => {
      const [name = '', ...sources] = row.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );

/** Returns the origins besides its own that a page may call; undefined if it has no policy. */
export function calledOrigins({ headers }: Answer): string[] | undefined {
  const value = headers.get('Content-Security-Policy');
  if (value === null) return undefined;
  const sources = readPolicy(value).get('connect-src') ?? [];
  return sources.filter((source) => /^https?:/.test(source));
}

/** Hosts send the smallest texts as they are. */
const smallText = 1000;

function judgeCompression({ headers, text }: Answer): string[] {
  const isPacked = /^(br|gzip|zstd|deflate)$/i.test(headers.get('Content-Encoding') ?? '');
  return isPacked || text.length < smallText ? [] : ['not compressed'];
}

function judgePageCache({ headers }: Answer): string[] {
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

/** Judges the answer at the address of a file whose name holds a hash of its content. */
export function judgeHashedFile(answer: Answer): string[] {
  const wrong = wrongStatus(answer, 200);
  if (wrong.length > 0) return wrong;
  const { address, headers } = answer;
  const isWrongType = address.endsWith('.js')
    ? !/^(text|application)\/javascript\b/i.test(typeOf(answer))
    : isHtml(answer);
  const cache = headers.get('Cache-Control') ?? 'missing';
  const isKept = /\bimmutable\b/i.test(cache) && (ageIn(cache) ?? 0) >= year;
  return [
    ...(isWrongType ? [`the content type is ${typeOf(answer)}`] : []),
    ...(textFile.test(address) ? judgeCompression(answer) : []),
    ...(isKept ? [] : [`Cache-Control is ${cache} instead of a year and immutable`]),
  ];
}

/**
 * Judges the answer at a page's address with a slash at its end.
 * @param page the address without the slash, with the same query
 * @param mayAnswer whether the host may show the page there instead, if its canonical link names the other form
 */
export function judgeSlashForm(answer: Answer, page: string, mayAnswer: boolean): string[] {
  const { status } = answer;
  if (status === 200 && mayAnswer) {
    const canonical = canonicalOf(answer.text);
    const isOther = canonical !== undefined && pathOf(canonical) === pathOf(page);
    return isOther ? [] : ['the page there has no canonical link to the form without the slash'];
  }
  if (!isRedirect(status)) return [`status ${status} instead of a permanent redirect`];
  const target = targetOf(answer);
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

/**
 * Judges the answer at a page's canonical address.
 * @param page the address that links use
 */
export function judgeCanonical(answer: Answer, page: string): string[] {
  const wrong = wrongStatus(answer, 200).map((fault) => `its canonical address has ${fault}`);
  if (wrong.length > 0) return wrong;
  return pathOf(answer.address) === pathOf(page) ? [] : ['its canonical link names another page'];
}

/** Judges whether the site's own host answers calls of the API, which then need no preflight. */
export function judgeOwnApi(answer: Answer): string[] {
  const { status, headers } = answer;
  const isApi = status === 405 ? /\bPOST\b/.test(headers.get('Allow') ?? '') : status < 300;
  return isApi && !isHtml(answer)
    ? []
    : [`no API at the site's own address (status ${status}): was it built with API_ORIGIN?`];
}
