import { getResponse, http, HttpResponse } from 'msw';
import { endpoints } from '#contract/endpoints';
import { chosenScan } from '#mock-api/resources/chosen-scan';
import { createHandlers } from '#mock-api/msw/handlers';
import { createScenarios } from '#mock-api/resources/scenario';
import { settingsStore } from './settings';
import { createBrowserStore } from './submissions';

/** The mock API's handlers as the console has set them, over what this browser keeps. */
export function createDemoHandlers() {
  const scenarios = createScenarios();
  const handlers = createHandlers(createBrowserStore(), { scenarios });
  /** At each call: another tab's console may have changed them. */
  const followSettings = () => scenarios.set(settingsStore.get().scenarios);
  return [
    http.post(`*${endpoints.aiScan.path}`, async ({ request }) => {
      followSettings();
      const { scanTopic } = settingsStore.get();
      const response = (await getResponse(handlers, request.clone()))!;
      if (!scanTopic || !response.headers.get('Content-Type')?.includes('/json') || !response.ok)
        return response;
      const { id } = (await response.json()) as { id: number };
      return HttpResponse.json({ id, ...chosenScan(scanTopic) });
    }),
    // Says nothing itself: the handlers after it answer.
    http.all('*/api/*', followSettings),
    ...handlers,
  ];
}
