import { getResponse } from 'msw';
import { createMemoryStore } from '../../core/memory-store';
import { createHandlers } from '../../msw/handlers';
import { startTestServer } from './start-test-server';

export type Call = (path: string, init?: RequestInit) => Promise<Response>;

/** Both adapters of the API (server and MSW). `start` starts one with a new empty store; `cleanUp` stops it. */
export const adapters: [name: string, start: () => Promise<Call>][] = [
  [
    'MSW',
    async () => {
      const handlers = createHandlers(createMemoryStore());
      return async (path, init) => {
        const request = new Request(`http://localhost${path}`, init);
        return (await getResponse(handlers, request)) ?? Response.error();
      };
    },
  ],
  [
    'HTTP',
    async () => {
      const { url } = await startTestServer();
      return (path, init) => fetch(url + path, init);
    },
  ],
];
