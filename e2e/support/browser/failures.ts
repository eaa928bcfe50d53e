import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HTTPRequest, HTTPResponse, Page } from 'puppeteer';
import { root } from '../root';
import { headed } from './headed';

declare global {
  /** Whether the last test has failed. `environment.ts` sets it. */
  var hasFailed: boolean | undefined;
}

const folder = join(root, 'e2e/failures');
const maxBodyLength = 10_000;

interface Record {
  page: Page;
  console: string[];
  requests: (() => Promise<string>)[];
}
const records = new Set<Record>();

const bodyOf = (response: HTTPResponse) =>
  response.text().then(
    (text) => text.slice(0, maxBodyLength),
    () => '(no text)',
  );

/** Describes a request in one line. For calls to the API, the bodies of request and response follow. */
async function describeRequest(request: HTTPRequest): Promise<string> {
  const response = request.response();
  const end = response
    ? `${response.status()}${response.fromCache() ? ', from the cache' : ''}`
    : (request.failure()?.errorText ?? 'no answer yet');
  const line = `${request.method()} ${request.url()}: ${end}`;
  if (!new URL(request.url()).pathname.startsWith('/api/')) return line;
  const sent = await request.fetchPostData().catch(() => '(not to be had)');
  const received = response ? await bodyOf(response) : '';
  return `${line}\n  sent: ${sent?.slice(0, maxBodyLength) ?? ''}\n  received: ${received}`;
}

/** Records the console and the requests of a page for the report of a failure. */
export function recordPage(page: Page): void {
  const record: Record = { page, console: [], requests: [] };
  records.add(record);
  page.on('console', (message) => record.console.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => record.console.push(`uncaught: ${String(error)}`));
  page.on('request', (request) => record.requests.push(() => describeRequest(request)));
  page.once('close', () => records.delete(record));
}

const nameOf = (words: string) => words.replaceAll(/[^\w-]+/g, '-').slice(0, 100);

/** After a failed test, saves a picture, the HTML, the console and the requests of each open page. */
export async function keepFailure(): Promise<void> {
  if (!globalThis.hasFailed) return;
  globalThis.hasFailed = false;
  const { testPath, currentTestName } = expect.getState();
  const file = basename(testPath ?? '', '.e2e.ts');
  const kept = join(folder, file, nameOf(currentTestName ?? 'before all tests'));
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  await Promise.all(
    [...records].map((record, place) => keepPage(record, join(kept, `page-${place + 1}`))),
  );
  console.log(`The failure's report is in: ${relative(root, kept)}`);
  if (headed.isOn) await untilWindowsAreClosed();
}

async function untilWindowsAreClosed() {
  const pages = [...records].map(({ page }) => page);
  console.log('The windows stay open: close them to go on.');
  await Promise.all(
    pages.map((page) => new Promise<void>((resolve) => page.once('close', () => resolve()))),
  );
}

async function keepPage({ page, console, requests }: Record, path: string) {
  const lines = await Promise.all(requests.map((describe) => describe()));
  await writeFile(`${path}.requests.txt`, `${page.url()}\n${lines.join('\n')}\n`);
  await writeFile(`${path}.console.txt`, `${console.join('\n')}\n`);
  // A page that hangs returns neither picture nor HTML. With `ref: false` the timer does not keep jest running.
  const inTime = (wanted: Promise<string | Uint8Array>) =>
    Promise.race([wanted, wait(5_000, undefined, { ref: false })]).catch(() => undefined);
  const picture = await inTime(page.screenshot());
  if (picture) await writeFile(`${path}.png`, picture);
  const html = await inTime(page.content());
  if (html) await writeFile(`${path}.html`, html);
}
