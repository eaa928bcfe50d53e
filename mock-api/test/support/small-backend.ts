import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onCleanUp } from './clean-up';

// A second backend, written from the OpenAPI document: it implements the three POSTs and shares no code with the mock
// API.

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body?: any;
}
/** Changes a response before the backend sends it. */
export type Change = (reply: Reply, req: { method: string; path: string }) => unknown;

const required: Record<string, string[]> = {
  '/api/contact': ['firstName', 'lastName', 'email', 'message'],
  '/api/free-intake': ['firstName', 'lastName', 'email', 'company', 'currentChallenges'],
  '/api/ai-scan': ['type'],
};
const scanResult = {
  recommendedProducts: ['Voice Agent'],
  recommendedSolutions: ['Customer Service'],
  reasoning: 'Calls are missed.',
  nextSteps: ['Write down ten questions.'],
};

async function bodyOf(req: IncomingMessage): Promise<Record<string, any>> {
  const type = req.headers['content-type'] ?? '';
  const response = new Response(await buffer(req), { headers: { 'Content-Type': type } });
  return type.startsWith('multipart/')
    ? Object.fromEntries(await response.formData())
    : ((await response.json()) as object);
}

/** Starts the backend on a free port, for a site at `origin`. Returns the backend's URL. `cleanUp` stops it. */
export async function startSmallBackend(
  origin: string,
  { change = () => {}, hasKeys = true }: { change?: Change; hasKeys?: boolean } = {},
) {
  const replies = new Map<string, Reply>();
  let lastId = 0;

  const answer = async (req: IncomingMessage, path: string): Promise<Reply> => {
    const cors = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    const fields = required[path];
    if (!fields) return { status: 404, headers: cors };
    if (req.method === 'OPTIONS') {
      const allowed = { 'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key' };
      return { status: 204, headers: { ...cors, ...allowed } };
    }
    if (req.method !== 'POST') return { status: 405, headers: cors };
    const body = await bodyOf(req);
    const names = body.type === 'website' ? [...fields, 'url'] : fields;
    const errors = names
      .filter((name) => !body[name]?.trim())
      .map((field) => ({ field, message: 'Please fill this in' }));
    if (errors.length > 0) {
      const problem = {
        type: 'about:blank',
        title: 'Invalid fields',
        status: 422,
        detail: 'Look.',
      };
      const headers = { ...cors, 'Content-Type': 'application/problem+json' };
      return { status: 422, headers, body: { ...problem, errors } };
    }
    const key = `${path} ${req.headers['idempotency-key']}`;
    const known = hasKeys ? replies.get(key) : undefined;
    if (known) return structuredClone(known);
    const id = ++lastId;
    const stored = { ...body, id, createdAt: new Date().toISOString() };
    const headers = { ...cors, 'Content-Type': 'application/json' };
    const made =
      path === '/api/ai-scan'
        ? { status: 200, headers, body: { id, ...scanResult } }
        : {
            status: 201,
            headers,
            body: path === '/api/free-intake' ? { ...stored, status: 'pending' } : stored,
          };
    replies.set(key, made);
    return structuredClone(made);
  };

  const server = createServer(async (req, res) => {
    const path = req.url ?? '';
    const reply = await answer(req, path);
    await change(reply, { method: req.method ?? '', path });
    res.writeHead(reply.status, reply.headers);
    res.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
