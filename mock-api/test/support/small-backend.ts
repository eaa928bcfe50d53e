import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openApi } from '../../core/openapi';
import { onCleanUp } from './clean-up';

// A second backend, which implements the POSTs from the OpenAPI document and shares no code with the mock API.

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body?: any;
}
/** Changes a response before the backend sends it. */
export type Change = (reply: Reply, req: { method: string; path: string }) => unknown;

type Schema = { $ref?: string; oneOf?: Schema[]; required?: string[]; properties?: object };
type Content = { schema: Schema; example: object };

/** Returns, for each POST's path, the fields that all its bodies require, and the example of a successful response. */
async function readDocument() {
  const document: any = await openApi();
  const resolve = ({ $ref, ...schema }: Schema): Schema =>
    $ref ? document.components.schemas[$ref.split('/').at(-1)!] : schema;
  const posts = Object.entries<any>(document.paths).filter(([, { post }]) => post);
  return new Map(
    posts.map(([path, { post }]) => {
      const [{ schema }] = Object.values<Content>(post.requestBody.content) as [Content];
      const shapes = (schema.oneOf ?? [schema]).map(resolve);
      const [status, { content }] = Object.entries<any>(post.responses)[0]!;
      const { example } = content['application/json'] as Content;
      const names = new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)));
      return [
        path,
        {
          required: shapes[0]!.required!.filter((name) =>
            shapes.every(({ required }) => required?.includes(name)),
          ),
          status: Number(status),
          example,
          isRecord: 'createdAt' in example,
          ownFields: Object.entries(example).filter(([name]) => !names.has(name)),
        },
      ];
    }),
  );
}

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
  const posts = await readDocument();
  const replies = new Map<string, Reply>();
  let lastId = 0;

  const answer = async (req: IncomingMessage, path: string): Promise<Reply> => {
    const cors = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    const post = posts.get(path);
    if (!post) return { status: 404, headers: cors };
    if (req.method === 'OPTIONS') {
      const allowed = { 'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key' };
      return { status: 204, headers: { ...cors, ...allowed } };
    }
    if (req.method !== 'POST') return { status: 405, headers: cors };
    const body = await bodyOf(req);
    const names = body.type === 'website' ? [...post.required, 'url'] : post.required;
    const errors = names
      .filter((name) => !String(body[name] ?? '').trim())
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
    const made = {
      status: post.status,
      headers: { ...cors, 'Content-Type': 'application/json' },
      body: post.isRecord
        ? { ...Object.fromEntries(post.ownFields), ...body, id }
        : { ...post.example, id },
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
