import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { recordPage } from '../browser/failures';

export interface OpenOptions {
  width?: number;
  height?: number;
  /** Console errors that this journey provokes on purpose. */
  expectedErrors?: RegExp[];
  /** Runs in the page before any of its own scripts, on every load. */
  prepare?: () => void;
  isJavaScriptOff?: boolean;
  /** Nothing is stored: challenge and banner come by themselves, as to a new visitor. Else both are done with. */
  isFirstVisit?: boolean;
}

/** Runs in the page: leaves what a visitor leaves who was offered the challenge often enough and dismissed the banner. */
export function quieten() {
  try {
    if (localStorage.getItem('aiReadinessChallenge')) return;
    localStorage.setItem('discoveryBannerDismissed', 'true');
    localStorage.setItem(
      'aiReadinessChallenge',
      JSON.stringify({
        hasVisited: true,
        hasCompletedOnboarding: false,
        visitCount: 4,
        lastVisit: '2024-01-01T00:00:00.000Z',
        onboardingScore: 0,
        badges: [],
      }),
    );
  } catch {
    // A blank page has no storage.
  }
}

/** Runs in the page: reports in its console what the policy blocks, also where the browser says nothing. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

export interface OpenedPage {
  page: Page;
  /** Loads a path of the site; throws on a status of 400 or more unless it is the one expected. */
  goTo(path: string, expectedStatus?: number): Promise<void>;
  /** Begins to load another path; there once its HTML is, while scripts may still be on their way. */
  startLoading(path: string): Promise<void>;
  /** Throws what the page did wrong: console errors, violations of the policy, exceptions, requests to other machines. */
  assertClean(): void;
  /** Asserts cleanness and closes the page with all that it stored. */
  close(): Promise<void>;
}

/** A page in a browser profile of its own, watched for errors, violations of the policy and requests that leave this machine. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: OpenOptions = {},
): Promise<OpenedPage> {
  const { width = 1280, height = 900, expectedErrors = [], prepare } = options;
  const { isJavaScriptOff, isFirstVisit } = options;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  recordPage(page);
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expectedErrors.some((pattern) => pattern.test(fault))) faults.push(fault);
  };

  await page.setViewport({ width, height });
  if (isJavaScriptOff) await page.setJavaScriptEnabled(false);
  await page.evaluateOnNewDocument(reportViolations);
  if (!isFirstVisit) await page.evaluateOnNewDocument(quieten);
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
  // The toasts' timers stand still in a window without focus.
  await page.bringToFront();

  const assertClean = () => {
    if (faults.length) throw new Error(`The page did what it must not:\n${faults.join('\n')}`);
  };
  return {
    page,
    async goTo(path, expectedStatus = 200) {
      const response = await page.goto(origin + path, { waitUntil: 'load' });
      const status = response?.status();
      // An answer from the browser's cache says 304.
      if (status !== expectedStatus && status !== 304) {
        throw new Error(`${path} answered ${status}, not ${expectedStatus}`);
      }
    },
    async startLoading(path) {
      // Deferred scripts that do not come hold the load event back.
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
