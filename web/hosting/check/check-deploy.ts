import { checkPreflights } from '#mock-api/check/check-backend';
import { endpoints } from '#contract/endpoints';
import { paths } from '../../src/paths';
import { get, type Answer } from './get';
import {
  calledOrigins,
  judgeCanonical,
  judgeHashedFile,
  judgeMissing,
  judgeOwnApi,
  judgePage,
  judgeSlashForm,
  longestPageAge,
} from './judge';
import { canonicalOf, hashedFilesIn } from './read-html';
import { createReport, type Report } from './report';

const pagePaths = Object.values(paths).flatMap((path) =>
  typeof path === 'string' ? [path] : Object.values<string>(path),
);

export interface Outcome {
  /** One line each. */
  faults: string[];
  /** What was checked, if all is right. */
  success: string[];
}

/**
 * Checks a deployed site. It sends GET and OPTIONS alone, so it stores nothing.
 * @param url without a slash at its end
 * @param mayShowSlashForm whether the host may answer an address with a slash at its end with the page (Netlify)
 */
export async function checkDeploy(url: string, mayShowSlashForm = false): Promise<Outcome> {
  const report = createReport();
  const pages = await checkPages(url, report);
  if (!pages) return { faults: report.lines().map((line) => url + line), success: [] };
  await checkSlashForms(url, mayShowSlashForm, report);
  await checkMissing(url, report);
  await checkCanonicals(url, pages, report);
  const files = await checkHashedFiles(url, pages, report);
  const api = await checkApi(url, pages, files, report);
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
  return { faults: report.lines(), success };
}

/** Requests an address and adds what `judge` finds; returns the answer if there is one. */
async function check(
  report: Report,
  path: string,
  address: string,
  judge: (answer: Answer) => string[],
  method?: 'OPTIONS',
): Promise<Answer | undefined> {
  try {
    const answer = await get(address, method);
    report.add(path, judge(answer));
    return answer;
  } catch (error) {
    report.add(path, [(error as Error).message]);
    return undefined;
  }
}

/** Returns the pages by path; undefined if the host gives no answer at all. */
async function checkPages(url: string, report: Report): Promise<Map<string, Answer> | undefined> {
  const home = await check(report, paths.home, `${url}/`, judgePage);
  if (!home) return undefined;
  const pages = new Map([[paths.home as string, home]]);
  await forEachOf(pagePaths.slice(1), async (path) => {
    const page = await check(report, path, url + path, judgePage);
    if (page) pages.set(path, page);
  });
  return pages;
}

async function checkSlashForms(url: string, mayAnswer: boolean, report: Report) {
  const query = '?check=1';
  await forEachOf(pagePaths.slice(1), async (path) => {
    await check(report, `${path}/`, `${url}${path}/${query}`, (answer) =>
      judgeSlashForm(answer, url + path + query, mayAnswer),
    );
  });
}

async function checkMissing(url: string, report: Report) {
  await forEachOf(['/no-such-page', '/solutions/no-such-page'], async (path) => {
    await check(report, path, url + path, judgeMissing);
  });
}

/** A site that is tried on this machine names its later address: the same path is requested here instead. */
const hereIfTried = (url: string, canonical: string) =>
  isLoopback(url) ? new URL(url).origin + new URL(canonical).pathname : canonical;

async function checkCanonicals(url: string, pages: Map<string, Answer>, report: Report) {
  await forEachOf([...pages], async ([path, page]) => {
    if (page.status !== 200) return;
    const canonical = canonicalOf(page.text);
    if (canonical === undefined)
      report.add(path, ['no absolute canonical link (was it built with SITE_URL?)']);
    else
      await check(report, path, hereIfTried(url, canonical), (answer) =>
        judgeCanonical(answer, page.address),
      );
  });
}

/** Checks the files that pages name, and those that the copies of dialogs name; returns them. */
async function checkHashedFiles(url: string, pages: Map<string, Answer>, report: Report) {
  const files = new Map<string, Answer | undefined>();
  const checkAll = async (texts: string[]) => {
    const found = [...new Set(texts.flatMap(hashedFilesIn))].filter((path) => !files.has(path));
    await forEachOf(found, async (path) => {
      files.set(path, await check(report, path, new URL(path, url).href, judgeHashedFile));
    });
  };
  await checkAll([...pages.values()].map(({ text }) => text));
  if (files.size === 0) report.add(paths.home, ['the page names no script']);
  const answers = [...files.values()].flatMap((answer) => answer ?? []);
  await checkAll(answers.filter(({ address }) => address.endsWith('.txt')).map(({ text }) => text));
  return [...files.values()].flatMap((answer) => answer ?? []);
}

/** Checks whether the API can be called from the site; returns its address. */
async function checkApi(
  url: string,
  pages: Map<string, Answer>,
  files: Answer[],
  report: Report,
): Promise<string> {
  const home = pages.get(paths.home)!;
  const origins = calledOrigins(home);
  // Only the policy says where the API is, and its absence is reported already.
  if (!origins) return '';
  const [origin] = origins;
  if (origin === undefined) {
    const { path } = endpoints.contact;
    await check(report, path, new URL(path, url).href, judgeOwnApi, 'OPTIONS');
    return new URL(url).origin;
  }
  const api = apiAddressIn(files, origin);
  const canonical = canonicalOf(home.text);
  const site = isLoopback(url) && canonical !== undefined ? canonical : url;
  report.add(`API at ${api}`, await checkPreflights(api, new URL(site).origin));
  return api;
}

/**
 * Returns the API's address with its path, if a script contains it, otherwise `origin`. (The Content-Security-Policy
 * contains only the origin.)
 */
function apiAddressIn(files: Answer[], origin: string): string {
  const address = new RegExp(`${origin.replaceAll('.', '\\.')}[\\w./-]*`);
  for (const { address: file, text } of files) {
    const [found] = (file.endsWith('.js') && address.exec(text)) || [];
    if (found !== undefined) return found.replace(/\/+$/, '');
  }
  return origin;
}

/** Whether an address is on this machine. */
export const isLoopback = (url: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** Runs a task for all items, six at a time: hosts limit how many requests one visitor may send at once. */
async function forEachOf<Item>(items: Item[], task: (item: Item) => Promise<void>) {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}
