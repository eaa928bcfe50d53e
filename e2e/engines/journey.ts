import { quietVisit, writeAbsent } from '#mock-api/qa/quiet-visit';
import { isClientRunning } from '../support/page/requests';
import { startSite, type RunningSite } from '../support/servers/site';
import type {
  Engine,
  EngineBrowser,
  EngineName,
  EnginePage,
  LaunchOptions,
  Size,
} from './drivers/engine';
import { firefox } from './drivers/firefox';
import { reasonAgainst } from './drivers/not-run';
import { webkit } from './drivers/webkit';

export const engines: Record<EngineName, Engine> = { firefox, webkit };

declare global {
  /** The engine of this jest project, which jest.config.mjs sets. */
  var engineName: EngineName;
}

interface VisitOptions {
  /** Origin of a proxy of the site. The default is the origin of the journey's own server. */
  origin?: string;
  /** Matches the errors that this test causes on purpose. */
  expectedFaults?: RegExp[];
}

/** Returns functions to visit the site. Starts a browser and a server, and stops both after the file's last test. */
export function startEngineJourney(
  start: () => Promise<RunningSite> = startSite,
  { isJavaScriptOff = false }: LaunchOptions = {},
) {
  let launching: Promise<EngineBrowser> | undefined;
  let starting: Promise<RunningSite> | undefined;
  let browser: EngineBrowser;
  let running: RunningSite;
  const opened: { page: EnginePage; expectedFaults: RegExp[] }[] = [];

  beforeAll(async () => {
    launching = engines[engineName].launch({ isJavaScriptOff });
    starting = start();
    [browser, running] = await Promise.all([launching, starting]);
  });
  afterEach(async () => {
    const pages = opened.splice(0);
    const faults = pages.flatMap(({ page, expectedFaults }) =>
      page.faults().filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault))),
    );
    await Promise.all(pages.map(({ page }) => page.close()));
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await Promise.allSettled([
      launching?.then((launched) => launched.close()),
      starting?.then((started) => started.stop()),
    ]);
  });

  return {
    site: {
      get origin() {
        return running.origin;
      },
      records: (resource: Parameters<RunningSite['records']>[0]) => running.records(resource),
      stop: () => running.stop(),
    },
    /** Opens a page without banner and challenge (a quiz). After the test, closes it and fails if it had errors. */
    async visit(
      path: string,
      {
        width = 1280,
        height = 900,
        origin = running.origin,
        expectedFaults = [],
      }: Partial<Size> & VisitOptions = {},
    ): Promise<EnginePage> {
      const page = await browser.open({ width, height });
      opened.push({ page, expectedFaults });
      if (!isJavaScriptOff) {
        // Some engines cannot run code before a page's scripts, so a file without scripts is opened to set the storage.
        await page.goTo(`${origin}/robots.txt`);
        await page.evaluate(writeAbsent, quietVisit);
      }
      await page.goTo(origin + path);
      // The client script (`app/client.ts`) moves controls while it lays out the sections, and a driver's click could
      // miss them. With another origin, a proxy may have dropped the client script, so this code does not wait for it.
      if (!isJavaScriptOff && origin === running.origin) await page.waitFor(isClientRunning);
      return page;
    },
  };
}

export function journey(title: string, run: () => Promise<void>): void {
  const reason = reasonAgainst(engineName, title);
  if (reason) test.skip(`${title} (${reason})`, run);
  else test(title, run);
}
