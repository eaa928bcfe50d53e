import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import type { ScanAnswer } from '#contract/ai-scan';
import { endpoints } from '#contract/endpoints';
import { invalid } from '#mock-api/core/response';
import { createScenarios, type ScenarioName } from '#mock-api/core/scenarios';
import { createHandlers } from '#mock-api/msw/handlers';
import { byResource, type Resource } from '#mock-api/resources/registry';
import { chosenScan } from '#mock-api/resources/scan-topic';
import { customerStore } from './state/customer';
import type { DemoAddress } from './state/demo-address';
import { hasOwnPages } from './state/pages';
import { sectors } from './state/sectors';
import { changeSettings, setScenarios, settingsStore } from './state/settings';
import {
  createBrowserStore,
  storeFindings,
  submissionsStore,
  type Findings,
} from './state/submissions';

/** Response time (ms) if the presenter chooses "slow". A call shows the button "Cancel" after 3 s. */
const slowMs = 8_000;

/**
 * Replaces `fetch`, so that `handlers` respond to API calls inside the page. The demo then also works in private
 * windows, in which some browsers reject service workers.
 */
function respondInPage(handlers: RequestHandler[]) {
  const fetchFromNetwork = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(handlers, request.clone());
    request.signal.throwIfAborted();
    // For a network error `getResponse` resolves with an error response, but `fetch` must reject.
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    return response ?? fetchFromNetwork(request);
  };
}

/** Time (ms) of a scan in the demo. It is long enough to read the progress text. */
const scanMs = 2_500;

/**
 * The field of each list that gets an error if the presenter chooses "invalid". By default the mock API would then
 * reject an e-mail address, even the customer's valid one.
 */
const refused: Partial<Record<Resource, string>> = {
  contact: 'message',
  'free-intake': 'currentChallenges',
  'ai-scan': 'url',
};
const refusal = 'The server refused this field. Please change it and send again.';

/** Returns the demo's own version of a scenario, or its name if the demo has none. */
function adapted(list: Resource, name: ScenarioName) {
  if (name === 'slow') return { delay: slowMs };
  const field = refused[list];
  if (name === 'invalid' && field) {
    const { status, contentType, body } = invalid([{ field, message: refusal }]);
    return { status, headers: { 'Content-Type': contentType }, body };
  }
  return list === 'ai-scan' && name === 'success' && hasOwnPages ? { delay: scanMs } : name;
}

/** Returns the mock API's handlers. They respond as chosen in the demo's console, and store records in this browser. */
function createDemoHandlers() {
  const scenarios = createScenarios();
  const handlers = createHandlers(createBrowserStore(), { scenarios });
  /** Applies the stored settings before each request, because the console in another tab may have changed them. */
  const followSettings = () =>
    scenarios.set(byResource((list) => adapted(list, settingsStore.get().scenarios[list])));
  return [
    http.post(`*${endpoints.aiScan.path}`, async ({ request }) => {
      followSettings();
      const customer = customerStore.get();
      const response = (await getResponse(handlers, request.clone()))!;
      // Returns a failed response unchanged. Some failures have status 200, such as an HTML page instead of JSON.
      if (!response.ok || !response.headers.get('Content-Type')?.includes('/json')) return response;
      const { id, ...byInput } = (await response.json()) as ScanAnswer;
      const scan = submissionsStore.get()['ai-scan'].find((record) => record.id === id);
      // For a website, the customer's sector decides the result. For documents, words in their names decide it or,
      // without such words, also the sector.
      const isOpen =
        scan?.type === 'website' || byInput.reasoning === chosenScan('general').reasoning;
      const found: Findings =
        customer && isOpen ? chosenScan(sectors[customer.sector].topic) : byInput;
      storeFindings(id, found);
      return HttpResponse.json({ id, ...found });
    }),
    // This handler returns no response, so MSW calls the next handlers.
    http.all('*/api/*', followSettings),
    ...handlers,
  ];
}

/**
 * Applies the settings in the page's URL, and starts the mock API. In development MSW's service worker handles the
 * calls, so that the browser's network panel shows them. In the demo build, and if the service worker cannot start, MSW
 * handles the calls inside the page.
 */
export async function startMock({ scenarios, isQuiet, unknown }: DemoAddress) {
  if (Object.keys(scenarios).length > 0) setScenarios(scenarios);
  if (isQuiet) changeSettings({ isQuiet });
  if (unknown.length > 0) console.warn(`?demo= has unknown words: ${unknown.join(', ')}`);

  const handlers = createDemoHandlers();
  // Parcel removes this branch, and with it the code for MSW's service worker, from the demo build.
  if (process.env.NODE_ENV !== 'production') {
    try {
      const { setupWorker } = await import('msw/browser');
      await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass' });
      return;
    } catch (error) {
      console.warn('The mock worker cannot start here: the page answers its own calls.', error);
    }
  }
  respondInPage(handlers);
}
