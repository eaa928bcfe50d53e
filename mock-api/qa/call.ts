import * as http from 'node:http';
import * as https from 'node:https';
import { performance } from 'node:perf_hooks';
import * as timers from 'node:timers/promises';

// Tests may replace fetch, clocks and timers. The client must still work, so it keeps Node's own functions.
const requests = { http: http.request, https: https.request };
const { setTimeout: wait } = timers;
const now = performance.now.bind(performance);

export interface Called {
  status: number;
  text: string;
}

/** Calls the server. Accepts any certificate: the caller started it, and test certificates seldom have its host. */
export const call = (url: string, method: string, body?: object) =>
  new Promise<Called>((resolve, reject) => {
    const headers = body && { 'Content-Type': 'application/json' };
    const request = url.startsWith('https:') ? requests.https : requests.http;
    const sent = request(url, { method, headers, rejectUnauthorized: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body && JSON.stringify(body));
  });

/** Milliseconds between two reads of the data file or the journal. */
const pollMs = 25;

/** Calls `find` until it returns a value. Returns undefined after `ms` milliseconds. */
export async function poll<Found>(find: () => Promise<Found | undefined>, ms: number) {
  for (const limit = now() + ms; ; await wait(pollMs)) {
    const found = await find();
    if (found !== undefined || now() > limit) return found;
  }
}
