import { ok, problem, type Answer } from '../core/answer';
import type { ApiRequest } from '../core/answer-request';
import { addressOf } from '../core/route';
import { isResource } from '../resources/registry';

/** The log entry of a call. It contains nothing of the request except the method and a known path. */
export interface LogEntry {
  /** Time of arrival, ISO 8601 in UTC. */
  at: string;
  method: string;
  path: string;
  /** 0 if the connection broke before an answer. */
  status: number;
  /** Duration from the headers to the end of the answer. */
  ms: number;
}

/** The content that a call sent, kept only with `--journal-bodies`. */
export interface SentCall {
  /** The JSON, the text if it is not JSON, or a form's parts without the bytes of documents. */
  body?: unknown;
  idempotencyKey?: string;
  scenario?: string;
}
type Entry = LogEntry & SentCall;

const maxEntries = 1_000;
const maxWaitMs = 60_000;

/** Holds the latest calls of the API, oldest first, without those to `/__admin`. */
export function createJournal() {
  const entries: Entry[] = [];
  const watchers = new Set<(entry: Entry) => void>();
  return {
    add(entry: Entry) {
      if (entries.push(entry) > maxEntries) entries.shift();
      for (const watch of watchers) watch(entry);
    },
    clear: () => void entries.splice(0),
    /**
     * Answers with the matching entries. `&wait=5000` waits for one more matching entry, at most that many
     * milliseconds.
     */
    async answer(query: string): Promise<Answer> {
      const {
        list,
        status,
        wait = '0',
        ...unknown
      } = Object.fromEntries(new URLSearchParams(query));
      const isRefused =
        (list !== undefined && !isResource(list)) ||
        !/^\d{1,3}$/.test(status ?? '0') ||
        !(/^\d+$/.test(wait) && Number(wait) <= maxWaitMs) ||
        Object.keys(unknown).length > 0;
      if (isRefused)
        return problem(422, `The parameters are list, status, and wait up to ${maxWaitMs} ms.`);
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

export const noting = (request: ApiRequest, sent: SentCall): ApiRequest => ({
  ...request,
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

/** Records the headers of a call, and the body if a scenario answered before it was read. */
export async function noteRest(isRead: boolean, request: ApiRequest, sent: SentCall) {
  if (request.idempotencyKey) sent.idempotencyKey = request.idempotencyKey;
  if (request.scenario) sent.scenario = request.scenario;
  if (isRead || !request.contentType) return;
  const isForm = request.contentType.startsWith('multipart/');
  await (isForm ? request.readScan() : request.readJson()).catch(() => {});
}
