import type { Browser, Page } from 'puppeteer';
import { routes } from '../support/routes';
import { openForBench } from './bench-page';
import { atMost, median, worst, type BenchRow } from './row';

/** What a first visit to a page fetches by itself, in bytes as sent (brotli; fonts as they are), without headers. */
interface PageSize {
  path: string;
  html: number;
  fonts: number;
  beforeLoad: number;
  /** External scripts asked for before the load event. */
  scriptsBeforeLoad: number;
  inlineScript: number;
  shared: number;
  /** All script but the shared one. */
  own: number;
  whole: number;
}

/** Sizes are facts: they do not depend on the machine. */
export async function measureSizes(browser: Browser, origin: string): Promise<BenchRow[]> {
  const sizes: PageSize[] = [];
  const chunks: { path: string; bytes: number }[] = [];
  for (const path of routes) {
    const opened = await openForBench(browser, origin, { isFirstVisit: true });
    await opened.goTo(path);
    await untilLive(opened.page);
    sizes.push({ path, ...(await opened.page.evaluate(readSizes)) });
    chunks.push({ path, bytes: await chunkOf(opened.page, path) });
    await opened.close();
  }
  const dialogs = await dialogSize(browser, origin);
  const home = sizes.filter(({ path }) => path === '/');
  const others = sizes.filter(({ path }) => path !== '/');
  const most = (name: string, pages: PageSize[], of: keyof PageSize, limit: number) => {
    const [page, bytes] = worst(pages, (size) => Number(size[of]));
    return atMost(`${name} (${page.path})`, bytes / 1000, limit, 'kB');
  };
  return [
    atMost(
      'external scripts before the load event, all pages',
      worst(sizes, ({ scriptsBeforeLoad }) => scriptsBeforeLoad)[1],
      0,
      'scripts',
    ),
    atMost('inline script', worst(sizes, ({ inlineScript }) => inlineScript)[1], 1024, 'bytes'),
    most('shared script', sizes, 'shared', 84),
    atMost('a page’s chunk, median', median(chunks.map(({ bytes }) => bytes)) / 1000, 3, 'kB'),
    atMost(
      `a page’s chunk, largest (${worst(chunks, ({ bytes }) => bytes)[0].path})`,
      worst(chunks, ({ bytes }) => bytes)[1] / 1000,
      6,
      'kB',
    ),
    most('own script that a first visit loads by itself, largest', sizes, 'own', 6),
    atMost('dialogs’ code', dialogs / 1000, 45, 'kB'),
    most('whole home page, cold', home, 'whole', 142),
    most('whole page, cold, largest of the others', others, 'whole', 138),
    most('home page’s HTML', home, 'html', 14),
    most('HTML, largest of the others', others, 'html', 14),
    most('fonts together', sizes, 'fonts', 44),
    most('before the load event', sizes, 'beforeLoad', 60),
  ];
}

async function untilLive(page: Page) {
  await page.waitForSelector('#root:not([data-cold])');
  await page.waitForNetworkIdle({ idleTime: 300 });
}

/** Runs in the page. */
function readSizes() {
  const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sum = (entries: PerformanceResourceTiming[]) =>
    entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  const html = document_!.encodedBodySize;
  const early = resources.filter(({ startTime }) => startTime < document_!.loadEventStart);
  const isScript = ({ name }: { name: string }) => name.endsWith('.js');
  const scripts = resources.filter(isScript);
  const isShared = ({ name }: { name: string }) => /\/main\.[^/]+\.js$/.test(name);
  return {
    html,
    fonts: sum(resources.filter(({ name }) => name.endsWith('.woff2'))),
    beforeLoad: html + sum(early),
    scriptsBeforeLoad: early.filter(isScript).length,
    inlineScript: document.querySelector('script[data-app]')!.textContent.length,
    shared: sum(scripts.filter(isShared)),
    own: sum(scripts.filter((script) => !isShared(script))),
    whole: html + sum(resources),
  };
}

/** What going to a page inside the site fetches before it shows. */
async function chunkOf(page: Page, path: string) {
  // A live page: it has its own code, and fetches nothing when it is left.
  const from = path === '/pricing' ? '/jobs/product-designer' : '/pricing';
  await page.goto(new URL(from, page.url()).href);
  await untilLive(page);
  return page.evaluate(async (target) => {
    const before = performance.getEntriesByType('resource').length;
    const link = Object.assign(document.createElement('a'), { href: target, textContent: target });
    document.querySelector('main')!.append(link);
    const isThere = new Promise<void>((resolve) => {
      const leaving = document.querySelector('h1');
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (!heading || heading === leaving) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    link.click();
    await isThere;
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched
      .slice(before)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  }, path);
}

/** All script that opening Discovery fetches until the dialog shows. */
async function dialogSize(browser: Browser, origin: string) {
  const opened = await openForBench(browser, origin);
  const { page } = opened;
  await opened.goTo('/about');
  await untilLive(page);
  const bytes = await page.evaluate(async () => {
    const before = performance.getEntriesByType('resource').length;
    document.querySelector<HTMLElement>('header [data-dialog=discovery]')!.click();
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=dialog]')) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched.slice(before).reduce((total, entry) => total + entry.encodedBodySize, 0);
  });
  await opened.close();
  return bytes;
}
