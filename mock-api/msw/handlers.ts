import { http } from 'msw';
import { answerRequest } from '../resources/answer-request';
import { ProblemError, type Answer } from '../resources/answer';
import { jsonBytes } from '../resources/json-body';
import { routeOf } from '../resources/route';
import type { Store } from '../resources/store';
import { readScan } from './read-scan';

/**
 * MSW's handlers for the whole API over `store`, for the browser, jest and `getResponse`.
 * They answer below `origin` (such as `https://api.example`; any origin by default) what the server
 * answers. Lists come whole: filters and paging are json-server's and need the server.
 */
export const createHandlers = (store: Store, { origin = '*' }: { origin?: string } = {}) => [
  http.all(`${origin}/api/*`, ({ request }) => answer(request, store)),
];

async function answer(request: Request, store: Store): Promise<Response> {
  const { method, headers } = request;
  const answered = await answerRequest(
    routeOf(method, new URL(request.url).pathname),
    {
      contentType: headers.get('Content-Type'),
      contentEncoding: headers.get('Content-Encoding'),
      readJson: () => readBytes(request),
      readScan: () => readScan(request),
    },
    store,
  );
  return toResponse(answered, method === 'HEAD');
}

async function readBytes(request: Request) {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > jsonBytes) throw new ProblemError(413);
  return bytes;
}

function toResponse({ status, contentType, body, headers }: Answer, isHead: boolean) {
  const hasBody = body !== undefined;
  return new Response(hasBody && !isHead ? JSON.stringify(body) : null, {
    status,
    headers: { ...headers, ...(hasBody && { 'Content-Type': contentType }) },
  });
}
