import type { Browser } from 'puppeteer';
import { readRecords } from '#mock-api/client/start-mock-api';
import { connectBrowser, launchBrowser } from './browser/browser';
import { resourcesOfWorker } from './browser/worker-resources';
import { openPage, type OpenedPage, type OpenOptions } from './page/open-page';
import type { RunningSite } from './servers/site';

type Site = Pick<RunningSite, 'origin' | 'records' | 'restart' | 'stop'>;

/** The worker's server, its lists empty; it is there for the next file too. */
async function shareSite(): Promise<Site> {
  const { origin, dbFile } = await resourcesOfWorker();
  const { status } = await fetch(`${origin}/__admin/reset`, { method: 'POST' });
  if (status !== 204) throw new Error(`The server could not be reset: it answered ${status}`);
  return {
    origin,
    records: (resource) => readRecords(dbFile, resource),
    restart: () => Promise.reject(new Error('Start a server of its own for this file')),
    stop: () => Promise.resolve(),
  };
}

interface Journey {
  /** Starts a server of its own; else there is the worker's. */
  start?: () => Promise<Site>;
  /** Milliseconds that this may take. */
  limit?: number;
  /** Is it about what the worker's browser may lack (see `launchShell`)? Then there is one of its own. */
  isBrowserWhole?: boolean;
}

/**
 * A browser and a server for all tests of a file; whatever fails, those of its own end with it, for a server that is
 * left behind keeps the tests from ending. `visit` opens a page that is closed, and asserted clean, after the test; one
 * that was opened in a `beforeAll` stays until the file's end.
 */
export function startJourney({ start = shareSite, limit, isBrowserWhole = false }: Journey = {}) {
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
    connecting = isBrowserWhole ? launchBrowser() : connectBrowser();
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
        connecting?.then((there) => (isBrowserWhole ? there.close() : there.disconnect())),
        starting?.then((started) => started.stop()),
      ]);
    }
  });

  const site: Omit<Site, 'stop'> = {
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
