import { createConformance } from './conformance';
import type { RealServer } from './real-server';

/** Returns functions that call a server and check each response against the server's own OpenAPI document. */
export async function createClient({ url }: Pick<RealServer, 'url'>) {
  const document = await fetch(`${url}/api/openapi.json`);
  const conformance = createConformance(await document.json());
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init);
    const { status, headers } = response;
    const text = await response.clone().text();
    const contentType = headers.get('Content-Type');
    const isDocumented = !path.startsWith('/__admin') && !changing.has(init?.method ?? '');
    if (isDocumented)
      expect(conformance(init?.method ?? 'GET', path, { status, contentType, text })).toEqual([]);
    return response;
  };
  return {
    call,
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

/** Methods that the check skips. They need `--admin`, and only DELETE is in the OpenAPI document. */
const changing = new Set(['PUT', 'PATCH', 'DELETE']);
