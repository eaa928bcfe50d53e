import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'puppeteer';
import { atMost, type BenchRow } from '#mock-api/bench/row';
import { clientRuns } from '../support/page/requests';
import { routes } from '../support/routes';
import { openForBench } from './bench-page';
import { worst } from './row';

/** What a first visit to a page fetches, in bytes as sent (brotli; fonts as they are), without headers. */
interface PageSize {
  path: string;
  html: number;
  fonts: number;
  /** Until the load event; nothing more comes until somebody is there. */
  untilLoad: number;
  /** The scripts that run on a visit without a touch: the inline one and the client. */
  script: number;
}

/** Measures every page. Sizes do not depend on the machine; each limit is about 10 % above the size when it was set. */
export async function measureSizes(browser: Browser, origin: string): Promise<BenchRow[]> {
  const sizes: PageSize[] = [];
  for (const path of routes) {
    const opened = await openForBench(browser, origin, { isFirstVisit: true });
    await opened.goTo(path);
    await clientRuns(opened.page);
    const { inline, client, ...size } = await opened.page.evaluate(readSizes);
    sizes.push({ path, ...size, script: client + brotliCompressSync(inline).length });
    await opened.close();
  }
  const home = sizes.filter(({ path }) => path === '/');
  const others = sizes.filter(({ path }) => path !== '/');
  const most = (name: string, pages: PageSize[], of: keyof PageSize, limit: number) => {
    const [page, bytes] = worst(pages, (size) => Number(size[of]));
    return atMost(`${name} (${page.path})`, bytes / 1000, limit, 'kB');
  };
  return [
    most('script that runs on a visit without a touch', sizes, 'script', 6),
    most('bytes until the load event, home page', home, 'untilLoad', 66),
    most('bytes until the load event, largest of the others', others, 'untilLoad', 64),
    most('home page’s HTML', home, 'html', 20),
    most('HTML, largest of the others', others, 'html', 17),
    most('fonts together', sizes, 'fonts', 44),
  ];
}

/** Runs in the page. */
function readSizes() {
  const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sum = (entries: PerformanceResourceTiming[]) =>
    entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  const html = document_!.encodedBodySize;
  const early = resources.filter(({ startTime }) => startTime < document_!.loadEventStart);
  const client = new URL(document.querySelector<HTMLScriptElement>('script[data-code]')!.src);
  return {
    html,
    fonts: sum(resources.filter(({ name }) => name.endsWith('.woff2'))),
    untilLoad: html + sum(early),
    inline: document.querySelector('script[data-client]')!.textContent,
    client: sum(resources.filter(({ name }) => name === client.href)),
  };
}
