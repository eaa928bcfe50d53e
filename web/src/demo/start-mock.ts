import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import type { ScanAnswer } from '#contract/ai-scan';
import { endpoints } from '#contract/endpoints';
import { createScenarios } from '#mock-api/core/scenario';
import { createHandlers } from '#mock-api/msw/handlers';
import { chosenScan } from '#mock-api/resources/scan-topic';
import { playScan } from './scan/scan-progress';
import type { DemoAddress } from './state/demo-address';
import { hasOwnPages } from './state/pages';
import { prepareFor } from './state/prepare';
import { changeSettings, setScenarios, settingsStore } from './state/settings';
import {
  createBrowserStore,
  storeFindings,
  submissionsStore,
  type Findings,
} from './state/submissions';

/**
 * Answers the site's calls inside the page, without a service worker: on any origin, at once, in private windows
 * too. What no handler knows goes to the network as before.
 */
function answerInPage(handlers: RequestHandler[]) {
  const fetchFromNetwork = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await getResponse(handlers, request.clone());
    request.signal.throwIfAborted();
    // A broken connection: `getResponse` hands it over as an answer, a browser's fetch rejects.
    if (answer?.type === 'error') throw new TypeError('Failed to fetch');
    return answer ?? fetchFromNetwork(request);
  };
}

/** The mock API's handlers as the console has set them, over what this browser keeps. */
function createDemoHandlers() {
  const scenarios = createScenarios();
  const handlers = createHandlers(createBrowserStore(), { scenarios });
  /** At each call: another tab's console may have changed them. */
  const followSettings = () => scenarios.set(settingsStore.get().scenarios);
  return [
    http.post(`*${endpoints.aiScan.path}`, async ({ request }) => {
      followSettings();
      const { scanTopic } = settingsStore.get();
      const response = (await getResponse(handlers, request.clone()))!;
      // The scenario "not-json" answers a page with status 200.
      if (!response.ok || !response.headers.get('Content-Type')?.includes('/json')) return response;
      const { id, ...byInput } = (await response.json()) as ScanAnswer;
      const found: Findings = scanTopic ? chosenScan(scanTopic) : byInput;
      storeFindings(id, found);
      const scan = submissionsStore.get()['ai-scan'].find((record) => record.id === id);
      // In development an answer comes at once.
      if (scan && hasOwnPages) await playScan(scan, found, request.signal);
      return HttpResponse.json({ id, ...found });
    }),
    // Says nothing itself: the handlers after it answer.
    http.all('*/api/*', followSettings),
    ...handlers,
  ];
}

/**
 * Puts the mock in front of the network, as the address and the console have set it. In development MSW's worker
 * answers, so that calls show in the network panel; in the demo build, and where the worker cannot start, the page
 * answers itself.
 */
export async function startMock({ customer, scenarios, isQuiet, unknown }: DemoAddress) {
  if (customer) prepareFor(customer);
  if (Object.keys(scenarios).length > 0) setScenarios(scenarios);
  if (isQuiet) changeSettings({ isQuiet });
  if (unknown.length > 0) console.warn(`?demo= does not know: ${unknown.join(', ')}`);

  const handlers = createDemoHandlers();
  // Written so that the bundler leaves the worker's code out of the demo build.
  if (process.env.NODE_ENV !== 'production') {
    try {
      const { setupWorker } = await import('msw/browser');
      await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass' });
      return;
    } catch (error) {
      console.warn('The mock worker cannot start here: the page answers its own calls.', error);
    }
  }
  answerInPage(handlers);
}
