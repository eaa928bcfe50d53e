import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import type { ScanAnswer } from '#contract/ai-scan';
import { endpoints } from '#contract/endpoints';
import { createScenarios } from '#mock-api/core/scenarios';
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

/** Replaces `fetch` for API calls. This needs no service worker, which browsers refuse in private windows. */
function answerInPage(handlers: RequestHandler[]) {
  const fetchFromNetwork = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await getResponse(handlers, request.clone());
    request.signal.throwIfAborted();
    // In this case a browser's fetch rejects, but `getResponse` resolves to an error response.
    if (answer?.type === 'error') throw new TypeError('Failed to fetch');
    return answer ?? fetchFromNetwork(request);
  };
}

/** Returns the mock API's handlers with the console's scenarios, over the records of this browser. */
function createDemoHandlers() {
  const scenarios = createScenarios();
  const handlers = createHandlers(createBrowserStore(), { scenarios });
  /** Called for each request, because the console of another tab may have changed the scenarios. */
  const followSettings = () => scenarios.set(settingsStore.get().scenarios);
  return [
    http.post(`*${endpoints.aiScan.path}`, async ({ request }) => {
      followSettings();
      const { scanTopic } = settingsStore.get();
      const response = (await getResponse(handlers, request.clone()))!;
      // The scenario "not-json" returns an HTML page with status 200.
      if (!response.ok || !response.headers.get('Content-Type')?.includes('/json')) return response;
      const { id, ...byInput } = (await response.json()) as ScanAnswer;
      const found: Findings = scanTopic ? chosenScan(scanTopic) : byInput;
      storeFindings(id, found);
      const scan = submissionsStore.get()['ai-scan'].find((record) => record.id === id);
      // In development the response is not delayed.
      if (scan && hasOwnPages) await playScan(scan, found, request.signal);
      return HttpResponse.json({ id, ...found });
    }),
    // Returns no response, so that MSW asks the next handlers.
    http.all('*/api/*', followSettings),
    ...handlers,
  ];
}

/**
 * Applies the URL's settings and starts the mock API. In development MSW's worker answers, so that the browser's
 * network panel shows the calls. In the demo build, and if the worker cannot start, the page answers its own calls.
 */
export async function startMock({ customer, scenarios, isQuiet, unknown }: DemoAddress) {
  if (customer) prepareFor(customer);
  if (Object.keys(scenarios).length > 0) setScenarios(scenarios);
  if (isQuiet) changeSettings({ isQuiet });
  if (unknown.length > 0) console.warn(`?demo= has unknown words: ${unknown.join(', ')}`);

  const handlers = createDemoHandlers();
  // Parcel removes this branch, and with it the worker's code, from the demo build.
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
