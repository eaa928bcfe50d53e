import { answerInPage } from './answer-in-page';
import { createDemoHandlers } from './create-demo-handlers';
import type { DemoAddress } from './state/demo-address';
import { prepareFor } from './state/prepare';
import { setQuiet, settleQuiet } from './state/quiet';
import { setScenarios } from './state/settings';

/**
 * Puts the mock in front of the network, as the address and the console have set it. In development MSW's worker
 * answers, so that calls show in the network panel; in the demo build, and where the worker cannot start, the page
 * answers itself.
 */
export async function startMock({ customer, scenarios, isQuiet, unknown }: DemoAddress) {
  settleQuiet();
  if (customer) prepareFor(customer);
  if (Object.keys(scenarios).length > 0) setScenarios(scenarios);
  if (isQuiet) setQuiet(true);
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
