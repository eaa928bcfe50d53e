import { createMemoryStore } from '#mock-api/resources/memory-store';
import { createHandlers } from '#mock-api/msw/handlers';
import { answerInPage } from './answer-in-page';

/**
 * Puts the mock in front of the network. In development MSW's worker answers, so that calls show in the network
 * panel; in the demo build, and where the worker cannot start, the page answers itself.
 */
export async function startMock() {
  const handlers = createHandlers(createMemoryStore());
  if (process.env.NODE_ENV === 'production') {
    answerInPage(handlers);
    return;
  }
  try {
    const { setupWorker } = await import('msw/browser');
    await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass' });
  } catch (error) {
    console.warn('The mock worker cannot start here: the page answers its own calls.', error);
    answerInPage(handlers);
  }
}
