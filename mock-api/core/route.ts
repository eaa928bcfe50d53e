import { healthPath, openApiPath } from '#contract/endpoints';
import { pathOf, resourceNames, type Resource } from '../resources/registry';
import { problem, type MockResponse } from './response';

export type Route =
  | { kind: 'post'; resource: Resource }
  | { kind: 'list'; resource: Resource }
  | { kind: 'record'; resource: Resource; id: number }
  | { kind: 'health' }
  | { kind: 'openapi' }
  | { kind: 'response'; response: MockResponse };

const reads = ['GET', 'HEAD'];

/** Returns the route of a call. A route can be a fixed response (204, 404 or 405). */
export function routeOf(method: string, path: string): Route {
  const address = addressOf(path);
  if (!address) return { kind: 'response', response: problem(404) };
  const allowed = [...reads, ...(address.kind === 'list' ? ['POST'] : []), 'OPTIONS'];
  const headers = { Allow: allowed.join(', ') };
  if (method === 'OPTIONS')
    return { kind: 'response', response: { status: 204, contentType: '', headers } };
  if (!allowed.includes(method))
    return { kind: 'response', response: { ...problem(405), headers } };
  return address.kind === 'list' && method === 'POST' ? { ...address, kind: 'post' } : address;
}

export function addressOf(path: string) {
  if (path === healthPath) return { kind: 'health' } as const;
  if (path === openApiPath) return { kind: 'openapi' } as const;
  for (const resource of resourceNames) {
    const listPath = pathOf(resource);
    if (path === listPath) return { kind: 'list', resource } as const;
    const id = path.startsWith(`${listPath}/`) ? path.slice(listPath.length + 1) : '';
    // A record has only one URL, so an id with a leading zero, such as `/01`, gets a 404.
    if (/^(0|[1-9]\d{0,14})$/.test(id))
      return { kind: 'record', resource, id: Number(id) } as const;
  }
  return undefined;
}
