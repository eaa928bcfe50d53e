import type { Browser } from 'puppeteer';
import { launchBrowser } from './browser';
import { openPage, type OpenedPage, type OpenOptions } from './open-page';
import { startSite, type RunningSite } from './site';

/**
 * One server and one browser for all tests of a file; whatever fails, both end with it, for a server that is left
 * behind keeps the tests from ending. `visit` opens a page that is closed, and asserted clean, after the test; one that
 * was opened in a `beforeAll` stays until the file's end.
 */
export function startJourney(start: () => Promise<RunningSite> = startSite, limit?: number) {
  let launching: Promise<Browser> | undefined;
  let starting: Promise<RunningSite> | undefined;
  let browser: Browser;
  let running: RunningSite;
  const ofFile: OpenedPage[] = [];
  const ofTest: OpenedPage[] = [];
  let opened = ofFile;
  const closeAll = (pages: OpenedPage[]) =>
    Promise.all(pages.splice(0).map(({ close }) => close()));

  beforeAll(async () => {
    launching = launchBrowser();
    starting = start();
    [browser, running] = await Promise.all([launching, starting]);
  }, limit);
  beforeEach(() => {
    opened = ofTest;
  });
  afterEach(async () => {
    opened = ofFile;
    await closeAll(ofTest);
  });
  afterAll(async () => {
    try {
      await closeAll(ofFile);
    } finally {
      await Promise.allSettled([
        launching?.then((launched) => launched.close()),
        starting?.then((started) => started.stop()),
      ]);
    }
  });

  const site: Pick<RunningSite, 'origin' | 'records' | 'restart'> = {
    get origin() {
      return running.origin;
    },
    records: (resource) => running.records(resource),
    restart: () => running.restart(),
  };
  return {
    site,
    /** There once a test runs. */
    get browser() {
      return browser;
    },
    async visit(options?: OpenOptions): Promise<OpenedPage> {
      const page = await openPage(browser, running.origin, options);
      opened.push(page);
      return page;
    },
  };
}
