import type { Browser } from 'puppeteer';
import { readRecords } from '#mock-api/qa/start-mock-api';
import { connectBrowser, launchBrowser } from './browser/browser';
import { resourcesOfWorker } from './browser/worker-resources';
import { openPage, type OpenedPage, type OpenOptions } from './page/open-page';
import type { RunningSite } from './servers/site';

type Site = Pick<RunningSite, 'origin' | 'records' | 'stop'>;

/** Resets the worker's server, which keeps running for the next test file. */
async function shareSite(): Promise<Site> {
  const { origin, dbFile } = await resourcesOfWorker();
  const { status } = await fetch(`${origin}/__admin/reset`, { method: 'POST' });
  if (status !== 204) throw new Error(`The server could not be reset: it answered ${status}`);
  return {
    origin,
    records: (resource) => readRecords(dbFile, resource),
    stop: () => Promise.resolve(),
  };
}

interface Journey {
  /** Starts a server for this test file. By default the file uses the worker's server. */
  start?: () => Promise<Site>;
  limit?: number;
  /** Whether the test file needs a feature that the headless shell lacks (see `launchShell`). */
  isFullBrowser?: boolean;
  hasVisitorsPace?: boolean;
}

/**
 * Provides a browser and a server for all tests of a file. A page that `visit` opens closes after its test, or after
 * the file if `beforeAll` has opened it. If the page had errors, the test or the file then fails.
 */
export function startJourney({
  start = shareSite,
  limit,
  isFullBrowser = false,
  hasVisitorsPace = false,
}: Journey = {}) {
  let connecting: Promise<Browser> | undefined;
  let starting: Promise<Site> | undefined;
  let browser: Browser;
  let running: Site;
  const ofFile: OpenedPage[] = [];
  const ofTest: OpenedPage[] = [];
  let opened = ofFile;
  const closeAll = (pages: OpenedPage[]) =>
    Promise.all(pages.splice(0).map(({ close }) => close()));

  beforeAll(async () => {
    connecting = isFullBrowser ? launchBrowser() : connectBrowser();
    starting = start();
    [browser, running] = await Promise.all([connecting, starting]);
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
        connecting?.then((there) => (isFullBrowser ? there.close() : there.disconnect())),
        starting?.then((started) => started.stop()),
      ]);
    }
  });

  const site: Omit<Site, 'stop'> = {
    get origin() {
      return running.origin;
    },
    records: (resource) => running.records(resource),
  };
  return {
    site,
    get browser() {
      return browser;
    },
    async visit(options?: OpenOptions): Promise<OpenedPage> {
      const page = await openPage(browser, running.origin, { hasVisitorsPace, ...options });
      opened.push(page);
      return page;
    },
  };
}
