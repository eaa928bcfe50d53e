import { createServer } from 'node:http';
import { http, passthrough } from 'msw';
import { cleanUp } from '#mock-api/test/support/clean-up';
import { serve } from '#mock-api/test/support/serve';
import { server as mock } from '../test/api';
import { callApi } from './client';
import { NoResponseError } from './errors';

const record = { id: 7, message: 'Hello' };
let env: jest.ReplaceProperty<NodeJS.ProcessEnv>;
/** Methods and bodies of the requests to `/api/contact/`, the redirect's target. */
let arrived: string[];
let redirect: number;
/** Response of `/api/contact/` by method. */
let responses: Partial<Record<string, [status: number, body: string]>>;

// MSW would replace `fetch`, which must follow the redirects by itself.
beforeAll(async () => {
  const server = createServer(async (request, response) => {
    if (request.url === '/api/contact') {
      response.writeHead(redirect, { Location: '/api/contact/' }).end();
      return;
    }
    arrived.push(`${request.method} ${Buffer.concat(await request.toArray()).toString()}`.trim());
    const [status, body] = responses[request.method!]!;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  const origin = `http://127.0.0.1:${(await serve(server)).port}`;
  env = jest.replaceProperty(process, 'env', { ...process.env, API_ORIGIN: origin });
});
afterAll(async () => {
  env.restore();
  await cleanUp();
});
beforeEach(() => {
  arrived = [];
  responses = { POST: [201, JSON.stringify(record)], GET: [200, '[]'] };
  mock.use(http.all(`${process.env.API_ORIGIN}/*`, passthrough));
});

const write = (options = {}) =>
  callApi({ method: 'POST', path: '/api/contact', body: { message: 'Hello' }, ...options });

test.each([301, 302, 303])(
  'rejects a write whose redirect with status %s repeated it as a GET',
  async (status) => {
    redirect = status;
    for (const [code, body] of [
      [200, JSON.stringify([record])],
      [204, ''],
    ] as const) {
      responses.GET = [code, body];
      const error = await write({ mayBeEmpty: true }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(NoResponseError);
    }
    expect(arrived).toEqual(['GET', 'GET']);
  },
);

test.each([307, 308])(
  'follows a redirect with status %s, which repeats the write',
  async (status) => {
    redirect = status;
    expect(await write()).toEqual(record);
    responses.POST = [200, JSON.stringify(record)];
    expect(await write()).toEqual(record);
    responses.POST = [201, ''];
    expect(await write({ mayBeEmpty: true })).toBeUndefined();
    expect(arrived).toEqual(Array(3).fill('POST {"message":"Hello"}'));
  },
);

test('rejects with the status and text of an error behind a redirect', async () => {
  redirect = 307;
  responses.POST = [422, ''];
  await expect(write()).rejects.toMatchObject({ name: 'ApiError', status: 422 });
});

test('follows the redirect of a read', async () => {
  redirect = 301;
  expect(await write({ method: 'GET', body: undefined })).toEqual([]);
});
