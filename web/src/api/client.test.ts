import { http, HttpResponse } from 'msw';
import { server } from '../test/api';
import { callApi } from './client';
import { NoResponseError } from './errors';

const path = '/api/contact';
const call = () => callApi({ method: 'POST', path, body: { a: 1 } });

function respondWith(respond: (request: Request) => Response | Promise<Response>) {
  server.use(http.all('*/api/contact', ({ request }) => respond(request)));
}

async function sent(body: unknown, method = 'POST') {
  let seen: Request | undefined;
  respondWith((request) => {
    seen = request.clone();
    return HttpResponse.json({});
  });
  await callApi({ method, path, body });
  return seen!;
}

test('sends JSON with its content type and with credentials', async () => {
  const request = await sent({ firstName: 'Sanne' });
  expect(request.method).toBe('POST');
  expect(request.credentials).toBe('include');
  expect(request.headers.get('Content-Type')).toBe('application/json');
  expect(await request.json()).toEqual({ firstName: 'Sanne' });
});

test('sends a FormData as multipart, with the browser’s boundary', async () => {
  const form = new FormData();
  form.append('files', new File(['hello'], 'añadido.txt'));
  const request = await sent(form);
  expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  expect((await request.formData()).get('files')).toMatchObject({ name: 'añadido.txt', size: 5 });
});

test('sends neither body nor content type with a GET', async () => {
  const request = await sent(undefined, 'GET');
  expect(request.credentials).toBe('include');
  expect(request.headers.get('Content-Type')).toBeNull();
  expect(request.body).toBeNull();
});

test('sends the header Idempotency-Key only if the caller passes a key', async () => {
  let keys: (string | null)[] = [];
  respondWith((request) => {
    keys = [...keys, request.headers.get('Idempotency-Key')];
    return HttpResponse.json({});
  });
  await callApi({ method: 'POST', path, body: {}, idempotencyKey: 'k 1' });
  await callApi({ method: 'POST', path, body: new FormData(), idempotencyKey: 'k 2' });
  await call();
  expect(keys).toEqual(['k 1', 'k 2', null]);
});

test('calls the origin in API_ORIGIN, or without one the page’s own origin', async () => {
  const addresses: unknown[] = [];
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    addresses.push(address);
    return Promise.resolve(new Response('{}'));
  });
  const { API_ORIGIN: _, ...others } = process.env;
  const env = jest.replaceProperty(process, 'env', {
    ...others,
    API_ORIGIN: 'https://api.example',
  });
  await call();
  env.replaceValue(others);
  await call();
  env.restore();
  fetched.mockRestore();
  expect(addresses).toEqual(['https://api.example/api/contact', '/api/contact']);
});

test('rejects with the abort reason when the caller aborts', async () => {
  respondWith(() => new Promise<Response>(() => undefined));
  const stop = new AbortController();
  const outcome = callApi({ method: 'GET', path, signal: stop.signal });
  stop.abort(new Error('The visitor left'));
  await expect(outcome).rejects.toThrow('The visitor left');
});

test('sends nothing if the caller aborted before the call', async () => {
  const handler = jest.fn(() => HttpResponse.json({}));
  respondWith(handler);
  const signal = AbortSignal.abort(new Error('Too late'));
  await expect(callApi({ method: 'GET', path, signal })).rejects.toThrow('Too late');
  expect(handler).not.toHaveBeenCalled();
});

const showPage = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('rejects a waiting call when the page returns from the back/forward cache', async () => {
  respondWith(() => new Promise<Response>(() => undefined));
  const outcome = call().catch((reason: unknown) => reason);
  showPage(true);
  const error = await outcome;
  expect(error).toBeInstanceOf(NoResponseError);
  expect(error).toMatchObject({ cause: new Error('The page was away') });
});

test('does not abort a call when the browser shows the page for the first time', async () => {
  respondWith(() => HttpResponse.json({ id: 7 }));
  const outcome = call();
  showPage(false);
  expect(await outcome).toEqual({ id: 7 });
});
