import { getResponse, http, HttpResponse } from 'msw';
import type { ScanAnswer } from '#contract/ai-scan';
import { endpoints } from '#contract/endpoints';
import { chosenScan } from '#mock-api/resources/chosen-scan';
import { createHandlers } from '#mock-api/msw/handlers';
import { createScenarios } from '#mock-api/core/scenario';
import type { Findings } from './state/findings';
import { hasOwnPages } from './state/pages';
import { playScan } from './scan/scan-progress';
import { settingsStore } from './state/settings';
import { createBrowserStore, noteFindings, submissionsStore } from './state/submissions';

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
      if (!response.headers.get('Content-Type')?.includes('/json') || !response.ok) return response;
      const { id, ...byInput } = (await response.json()) as ScanAnswer;
      const found: Findings = scanTopic ? chosenScan(scanTopic) : byInput;
      noteFindings(id, found);
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
