import type { IncomingHttpHeaders } from 'node:http';
import { ok, problem, type MockResponse } from '../core/response';
import type { ApiRequest } from '../core/answer-request';
import { addressOf } from '../core/route';
import type { Scenario } from '../core/scenarios';
import { isResource } from '../resources/registry';

/** `path` is only a path of the API, because other paths may contain personal data. */
export interface LogEntry {
  /** Time of arrival, ISO 8601 in UTC. */
  at: string;
  method: string;
  path: string;
  /** The status of the response; 0 if the connection closed before a response. */
  status: number;
  /** Milliseconds from the request's headers to the last part of the response. */
  ms: number;
}

/** The content of a call, which the journal keeps only with `--journal-bodies`. */
export interface NotedCall {
  /** The parsed JSON, the text if it is not JSON, or the parts of a form without the bytes of documents. */
  body?: unknown;
  idempotencyKey?: string;
  headers?: IncomingHttpHeaders;
  scenario?: Scenario;
}
type Entry = LogEntry & NotedCall;

const maxEntries = 1_000;
const maxWaitMs = 60_000;

/** The last 1,000 calls of the API, oldest first. Calls to `/__admin/` are not among them. */
export function createJournal() {
  let entries: Entry[] = [];
  const watchers = new Set<(entry: Entry) => void>();
  return {
    /** Returns a function that adds the entry of a call. If `clear` was called in the meantime, it adds nothing. */
    begin() {
      const opened = entries;
      return (entry: Entry) => {
        if (opened !== entries) return;
        if (entries.push(entry) > maxEntries) entries.shift();
        for (const watch of watchers) watch(entry);
      };
    },
    clear: () => void (entries = []),
    /**
     * Returns the entries for a query such as `list=contact&status=201`, or 422 for an unknown parameter or value. With
     * `wait=5000`, waits up to 5 s for one more entry.
     */
    async answer(query: string): Promise<MockResponse> {
      const sent = Object.fromEntries(new URLSearchParams(query));
      const { list, status, wait = '0', ...unknown } = sent;
      const isRefused =
        (list !== undefined && !isResource(list)) ||
        !/^\d{1,3}$/.test(status ?? '0') ||
        !(/^\d+$/.test(wait) && Number(wait) <= maxWaitMs) ||
        Object.keys(unknown).length > 0;
      if (isRefused)
        return problem(422, `The journal takes list, status, and wait up to ${maxWaitMs} ms.`);
      const fits = (entry: Entry) =>
        (list === undefined || listOf(entry) === list) &&
        (status === undefined || entry.status === Number(status));
      if (wait !== '0')
        await new Promise<void>((resolve) => {
          const watch = (entry?: Entry) => {
            if (entry && !fits(entry)) return;
            clearTimeout(timer);
            watchers.delete(watch);
            resolve();
          };
          const timer = setTimeout(watch, Number(wait));
          watchers.add(watch);
        });
      return ok(entries.filter(fits));
    },
  };
}
export type Journal = ReturnType<typeof createJournal>;

function listOf({ path }: Entry) {
  const address = addressOf(path);
  return address && 'resource' in address ? address.resource : undefined;
}

export const noting = (request: ApiRequest, sent: NotedCall): ApiRequest => ({
  ...request,
  onScenario: (scenario) => (sent.scenario = scenario),
  async readJson() {
    const bytes = await request.readJson();
    const text = new TextDecoder().decode(bytes);
    try {
      sent.body = JSON.parse(text);
    } catch {
      sent.body = text;
    }
    return bytes;
  },
  async readScan() {
    const upload = await request.readScan();
    sent.body = upload.parts;
    return upload;
  },
});

/** Copies a call's idempotency key into `sent`, and reads the body if the API has not read it. */
export async function noteRest(isRead: boolean, request: ApiRequest, sent: NotedCall) {
  if (request.idempotencyKey) sent.idempotencyKey = request.idempotencyKey;
  if (isRead || !request.contentType) return;
  const isForm = request.contentType.startsWith('multipart/');
  await (isForm ? request.readScan() : request.readJson()).catch(() => {});
}
