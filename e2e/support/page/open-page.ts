import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { quietVisit, writeAbsent } from '#mock-api/qa/quiet-visit';
import { recordPage } from '../browser/failures';
import { hurryAnimations } from './clock';
import { clientRuns } from './requests';

export interface OpenOptions {
  width?: number;
  height?: number;
  /** Matches console errors that this test causes on purpose. */
  expectedErrors?: RegExp[];
  /** Runs in the page on every load, before the page's own scripts. */
  prepare?: () => void;
  isJavaScriptOff?: boolean;
  /** Whether animations take as long as for a visitor. By default they are faster (see `hurryAnimations`). */
  hasVisitorsPace?: boolean;
  /** Leaves the storage empty, so that banner and quiz can open by themselves. Without this option they stay closed. */
  isFirstVisit?: boolean;
}

/** Runs in the page: logs every violation of the security policy. Browsers do not log all of them. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

export interface OpenedPage {
  page: Page;
  /** Resolves at the load event. Throws if the status is not `expectedStatus` (200 by default). */
  load(path: string, expectedStatus?: number): Promise<void>;
  /** Calls `load`, and waits until the client script has laid out all sections. Until then click targets may move. */
  goTo(path: string, expectedStatus?: number): Promise<void>;
  /** Resolves when the HTML is parsed. The scripts may not have loaded by then. */
  startLoading(path: string): Promise<void>;
  /** Throws after console errors, violations of the security policy, exceptions or requests to other machines. */
  assertClean(): void;
  close(): Promise<void>;
}

/** Opens a page in a new browser profile, and records what `assertClean` checks. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: OpenOptions = {},
): Promise<OpenedPage> {
  const { width = 1280, height = 900, expectedErrors = [], prepare } = options;
  const { isJavaScriptOff, isFirstVisit, hasVisitorsPace } = options;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  recordPage(page);
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expectedErrors.some((pattern) => pattern.test(fault))) faults.push(fault);
  };

  await page.setViewport({ width, height });
  if (!hasVisitorsPace) await hurryAnimations(page);
  if (isJavaScriptOff) await page.setJavaScriptEnabled(false);
  await page.evaluateOnNewDocument(reportViolations);
  if (!isFirstVisit) await page.evaluateOnNewDocument(writeAbsent, quietVisit);
  if (prepare) await page.evaluateOnNewDocument(prepare);
  page.on('console', (message) => {
    if (message.type() === 'error')
      note(`console: ${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${String(error)}`));
  page.on('request', (request: HTTPRequest) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(origin).origin) {
      note(`request to another machine: ${url.href}`);
    }
  });
  // Toasts pause their timers in a window without focus, so the window gets the focus.
  await page.bringToFront();

  const assertClean = () => {
    if (faults.length) throw new Error(`The page has faults:\n${faults.join('\n')}`);
  };
  const load = async (path: string, expectedStatus = 200) => {
    const response = await page.goto(origin + path, { waitUntil: 'load' });
    const status = response?.status();
    // The server responds with 304 for a page in the browser's cache.
    if (status !== expectedStatus && status !== 304) {
      throw new Error(`${path} answered ${status}, not ${expectedStatus}`);
    }
  };
  return {
    page,
    load,
    async goTo(path, expectedStatus) {
      await load(path, expectedStatus);
      if (!isJavaScriptOff) await clientRuns(page);
    },
    async startLoading(path) {
      // `goto` resolves at the load event, which waits for the scripts that the test holds.
      void page.goto(origin + path, { timeout: 0 }).catch(() => undefined);
      await page.waitForFunction(
        (href) => location.href === href && document.readyState !== 'loading',
        {},
        origin + path,
      );
    },
    assertClean,
    async close() {
      try {
        assertClean();
      } finally {
        await context.close();
      }
    },
  };
}
