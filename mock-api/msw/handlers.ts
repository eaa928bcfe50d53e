import { http } from 'msw';
import { piecesOf, ProblemError, textOf, type MockResponse } from '../core/response';
import { answerRequest } from '../core/answer-request';
import { createFaults, type Faults } from '../core/faults';
import { jsonBytes } from '../core/json-body';
import { routeOf } from '../core/route';
import type { Scenarios } from '../core/scenarios';
import type { Store } from '../core/store';
import { readScan } from './read-scan';

export interface HandlerOptions {
  /** The origin of the API, such as `https://api.example`. The default is any origin. */
  origin?: string;
  /** The scenario (a simulated case) of each list for a POST. The caller may change it while the handlers run. */
  scenarios?: Scenarios;
}

/**
 * Returns MSW's handlers for the whole API, with records in `store`. Status, content type and body of each response are
 * the same as the server's. README.md lists what only the server does.
 */
export function createHandlers(store: Store, { origin = '*', scenarios }: HandlerOptions = {}) {
  const faults = createFaults({ scenarios });
  const api = `${origin.replace(/\/$/, '')}/api/*`;
  return [http.all(api, ({ request }) => answer(request, store, faults))];
}

async function answer(request: Request, store: Store, faults: Faults): Promise<Response> {
  const { method, headers } = request;
  const response = await answerRequest(
    routeOf(method, new URL(request.url).pathname),
    {
      contentType: headers.get('Content-Type'),
      contentEncoding: headers.get('Content-Encoding'),
      idempotencyKey: headers.get('Idempotency-Key'),
      scenario: headers.get('X-Mock-Scenario'),
      readJson: () => readBytes(request),
      readScan: () => readScan(request),
    },
    store,
    faults,
  );
  return toResponse(response, method === 'HEAD');
}

async function readBytes(request: Request) {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > jsonBytes) throw new ProblemError(413);
  return bytes;
}

function toResponse(response: MockResponse, isHead: boolean) {
  const { delivery } = response;
  if (delivery === 'dropped') return Response.error();
  const text = textOf(response);
  const content = delivery && text !== undefined ? streamOf(piecesOf(text, response)) : text;
  return new Response(isHead ? null : content, {
    status: response.status,
    headers: {
      ...response.headers,
      ...(text !== undefined && { 'Content-Type': response.contentType }),
    },
  });
}

const streamOf = (pieces: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
