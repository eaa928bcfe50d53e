import { endpoints, healthPath, openApiPath, type Resource } from '#contract/endpoints';
import { problem, type Answer } from './answer';

export type Route =
  | { kind: 'post'; resource: Resource }
  | { kind: 'list'; resource: Resource }
  | { kind: 'record'; resource: Resource; id: number }
  | { kind: 'health' }
  | { kind: 'openapi' }
  | { kind: 'answer'; answer: Answer };

const reads = ['GET', 'HEAD'];

/** Where a request goes by method and path (no query): a route, or 204, 404 or 405 at once. */
export function routeOf(method: string, path: string): Route {
  const address = addressOf(path);
  if (!address) return { kind: 'answer', answer: problem(404) };
  const allowed = [...reads, ...(address.kind === 'list' ? ['POST'] : []), 'OPTIONS'];
  const headers = { Allow: allowed.join(', ') };
  if (method === 'OPTIONS')
    return { kind: 'answer', answer: { status: 204, contentType: '', headers } };
  if (!allowed.includes(method)) return { kind: 'answer', answer: { ...problem(405), headers } };
  return method === 'POST' && address.kind === 'list' ? { ...address, kind: 'post' } : address;
}

/** The list, record or other thing of ours at a path; undefined when nothing of ours is there. */
export function addressOf(path: string) {
  if (path === healthPath) return { kind: 'health' } as const;
  if (path === openApiPath) return { kind: 'openapi' } as const;
  for (const { path: listPath, resource } of Object.values(endpoints)) {
    if (path === listPath) return { kind: 'list', resource } as const;
    const id = path.startsWith(`${listPath}/`) ? path.slice(listPath.length + 1) : '';
    if (/^\d{1,15}$/.test(id)) return { kind: 'record', resource, id: Number(id) } as const;
  }
  return undefined;
}
