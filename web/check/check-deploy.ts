import { endpoints } from '#contract/endpoints';
import { paths } from '../src/paths';
import { checkPreflights } from './check-backend';
import type { Outcome } from './command';
import {
  calledOrigins,
  canonicalOf,
  hashedFilesIn,
  judgeApiRedirect,
  judgeCanonical,
  judgeHashedFile,
  judgeIdentity,
  judgeMissing,
  judgeOwnApi,
  judgePage,
  judgeSlashForm,
  longestPageAge,
} from './judge-site';
import { createReport, lineOf, sharedLines, type Report } from './report';
import { send, type Received } from './send';

interface Site {
  url: string;
  get: (address: string, method?: 'GET' | 'OPTIONS') => Promise<Received>;
}

const pagePaths = Object.values(paths).flatMap((path) =>
  typeof path === 'string' ? [path] : Object.values<string>(path),
);

/**
 * Checks a deployed site by GET and OPTIONS only, so that the API stores nothing. `url` has no trailing slash. For a
 * page's URL with a trailing slash the host must redirect or, with `mayShowSlashForm`, may show the page, as Netlify
 * does. Only requests to the site's own origin get `headers`.
 */
export async function checkDeploy(
  url: string,
  mayShowSlashForm = false,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const report = createReport();
  const { origin } = new URL(url);
  const site: Site = {
    url,
    get: (address, method = 'GET') =>
      send(address, { method, headers: new URL(address).origin === origin ? headers : {} }),
  };
  const pages = await checkPages(site, report);
  if (!pages)
    return { faults: (await report.faults()).map((fault) => url + lineOf(fault)), success: [] };
  const about = pages.get(paths.about);
  if (about && !isLoopback(url)) report.add(paths.about, judgeIdentity(about));
  await checkSlashForms(site, mayShowSlashForm, report);
  await checkMissing(site, report);
  await checkCanonicals(site, pages, report);
  const files = await checkHashedFiles(site, pages, report);
  const api = await checkApi(site, pages, files, report);
  const success = [
    `${url} serves the site as it was built.`,
    `${pages.size} pages answer with status 200, each with a policy that allows what is inline there.`,
    mayShowSlashForm
      ? `${pages.size - 1} addresses with a slash at their end redirect permanently or name the other form as canonical.`
      : `${pages.size - 1} addresses with a slash at their end redirect once and permanently, and keep the query.`,
    "An unknown address answers with status 404 and the site's page.",
    `${pages.size} canonical links lead to their page without a redirect.`,
    `Browsers use a page for at most ${longestPageAge} s before they ask again, and keep ${files.length} hashed files.`,
    'Pages, scripts and other texts are compressed.',
    `The API at ${api} can be reached.`,
  ];
  return { faults: sharedLines(await report.faults()), success };
}

/** Returns the responses for all pages by path, or undefined if the host does not respond. */
async function checkPages(
  { url, get }: Site,
  report: Report,
): Promise<Map<string, Received> | undefined> {
  const home = await report.check(paths.home, get(`${url}/`), judgePage);
  if (!home) return undefined;
  const pages = new Map([[paths.home as string, home]]);
  await forEachOf(pagePaths.slice(1), async (path) => {
    const page = await report.check(path, get(url + path), judgePage);
    if (page) pages.set(path, page);
  });
  return pages;
}

async function checkSlashForms({ url, get }: Site, mayAnswer: boolean, report: Report) {
  const query = '?check=1';
  await forEachOf(pagePaths.slice(1), async (path) => {
    await report.check(`${path}/`, get(`${url}${path}/${query}`), (response) =>
      judgeSlashForm(response, url + path + query, mayAnswer),
    );
  });
}

async function checkMissing({ url, get }: Site, report: Report) {
  await forEachOf(['/no-such-page', '/solutions/no-such-page'], async (path) => {
    await report.check(path, get(url + path), judgeMissing);
  });
}

/**
 * Returns the URL to request for a canonical link. The canonical links of a site on this machine lead to the public
 * site. The check then requests the same path on this machine.
 */
const addressToRequest = (url: string, canonical: string) =>
  isLoopback(url) ? new URL(url).origin + new URL(canonical).pathname : canonical;

async function checkCanonicals({ url, get }: Site, pages: Map<string, Received>, report: Report) {
  await forEachOf([...pages], async ([path, page]) => {
    if (page.status !== 200) return;
    const canonical = canonicalOf(page.text);
    if (canonical === undefined)
      report.add(path, ['no absolute canonical link (was it built with SITE_URL?)']);
    else
      await report.check(path, get(addressToRequest(url, canonical)), (response) =>
        judgeCanonical(response, page.address),
      );
  });
}

/** Requests the hashed files that are named in pages and in the dialogs' HTML. Returns the responses. */
async function checkHashedFiles({ url, get }: Site, pages: Map<string, Received>, report: Report) {
  const files = new Map<string, Received | undefined>();
  const checkAll = async (texts: string[]) => {
    const found = [...new Set(texts.flatMap(hashedFilesIn))].filter((path) => !files.has(path));
    await forEachOf(found, async (path) => {
      files.set(path, await report.check(path, get(new URL(path, url).href), judgeHashedFile));
    });
  };
  await checkAll([...pages.values()].map(({ text }) => text));
  if (files.size === 0) report.add(paths.home, ['the page names no script']);
  const responses = [...files.values()].flatMap((response) => response ?? []);
  await checkAll(
    responses.filter(({ address }) => address.endsWith('.txt')).map(({ text }) => text),
  );
  return [...files.values()].flatMap((response) => response ?? []);
}

/** Checks whether the site's pages can call the API. Returns the API's URL. */
async function checkApi(
  { url, get }: Site,
  pages: Map<string, Received>,
  files: Received[],
  report: Report,
): Promise<string> {
  const home = pages.get(paths.home)!;
  const origins = calledOrigins(home);
  // Without a security policy the check cannot know the API's origin. judgePage reports that the policy is missing.
  if (!origins) return '';
  const [origin] = origins;
  if (origin === undefined) {
    const { path } = endpoints.contact;
    await report.check(path, get(new URL(path, url).href, 'OPTIONS'), judgeOwnApi);
    await checkApiRedirects(new URL(url).origin, get, report);
    return new URL(url).origin;
  }
  const api = apiAddressIn(files, origin);
  const canonical = canonicalOf(home.text);
  const site = isLoopback(url) && canonical !== undefined ? canonical : url;
  report.add(`API at ${api}`, await checkPreflights(api, new URL(site).origin));
  await checkApiRedirects(api, get, report);
  return api;
}

/**
 * Sends a GET to the path of each POST, because a POST would store a record. A host that redirects a path usually
 * redirects every method.
 */
async function checkApiRedirects(api: string, get: Site['get'], report: Report) {
  await forEachOf(Object.values(endpoints), async ({ path }) => {
    const response = await get(api + path).catch(() => undefined);
    // If the API does not respond, `checkPreflights` reports it.
    if (response) report.add(`API at ${api}`, judgeApiRedirect(response));
  });
}

/** Returns the API's URL with its path if a script contains it, otherwise `origin`, as in the security policy. */
function apiAddressIn(files: Received[], origin: string): string {
  const address = new RegExp(`${origin.replaceAll('.', '\\.')}[\\w./-]*`);
  for (const { address: file, text } of files) {
    const [found] = (file.endsWith('.js') && address.exec(text)) || [];
    if (found !== undefined) return found.replace(/\/+$/, '');
  }
  return origin;
}

export const isLoopback = (url: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** Runs a task for all items, six at a time, because hosts limit the simultaneous requests of one client. */
async function forEachOf<Item>(items: Item[], task: (item: Item) => Promise<void>) {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}
