/**
 * MSW handlers of the whole API, for component tests: `setupServer(...createHandlers(createMemoryStore()))`. A test
 * that needs a fault passes `createScenarios()` in the options, and sets scenarios there.
 */
export { createMemoryStore } from '../core/memory-store';
export { createScenarios } from '../core/scenarios';
export { createHandlers } from '../msw/handlers';
