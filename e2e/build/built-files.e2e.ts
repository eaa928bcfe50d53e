import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as people from '#fixtures/people';
import { scanAnswers } from '#fixtures/scan-answers';
import { root } from '../support/root';

const site = join(root, 'dist/site');
const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
const texts = files
  .filter((file) => /\.(html|js|css|json|txt|xml|webmanifest)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(site, file), 'utf8') }));
/** Replaces the service worker of a former demo and then unregisters itself (web/build/demo/demo-worker.ts). */
const unregisteringWorker = 'demo-worker.js';

/** Texts that occur only in fixtures. */
const fixtureMarkers = [
  ...Object.values(scanAnswers).map(({ reasoning }) => reasoning),
  ...Object.values(people).map(({ email }) => email),
];

test('the production build contains no mock, fixture or demo code', () => {
  expect(texts.length).toBeGreaterThan(30);
  // A minifier may write other characters as escapes, and the search below would then not find the marker.
  for (const marker of fixtureMarkers) expect(marker).toMatch(/^[\w .,:@-]{20,}$/);
  const forbidden = [
    /\bmsw\b/i,
    /mockServiceWorker/,
    /setupWorker/,
    /demo-/,
    /data-demo|demoSettings|demoSubmissions|demoSamples|demoCustomer|demoTour|Demo console|this is a demo/i,
    /workbox|serviceWorker/,
    ...fixtureMarkers,
  ];
  const found = texts.flatMap(({ file, text }) =>
    (file === unregisteringWorker ? [] : forbidden)
      .filter((mark) => (typeof mark === 'string' ? text.includes(mark) : mark.test(text)))
      .map((mark) => `${file}: ${String(mark)}`),
  );

  expect(found).toEqual([]);
});

test('at the URL of the demo’s service worker the site has a worker that only unregisters itself and deletes the caches', () => {
  const { text } = texts.find(({ file }) => file === unregisteringWorker)!;
  expect(text).toMatch(/caches\.delete/);
  expect(text).toMatch(/registration\.unregister\(\)/);
  expect(text).not.toMatch(/'fetch'|precache|importScripts|caches\.open/);
});

test('every text file has a brotli and a gzip form', () => {
  const all = new Set(files);
  const missing = texts.flatMap(({ file }) =>
    ['.br', '.gz'].filter((ending) => !all.has(file + ending)).map((ending) => file + ending),
  );

  expect(missing).toEqual([]);
});

/** Elements with a script that browsers run. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
    ([, attributes]) => !/ld\+json|speculationrules/.test(attributes!),
  );

test('every page has exactly two scripts: a short inline script and the deferred client script', () => {
  const pages = texts.filter(({ file }) => file.endsWith('.html'));
  for (const { file, text } of pages) {
    const [inline, client, ...others] = scriptsIn(text);
    expect([file, inline![1], others]).toEqual([file, expect.not.stringContaining('src='), []]);
    expect(client![1]).toMatch(/type="module" src="[^"]+\/client\.\w+\.js"/);
    // The limit (characters) is 10 % above the script's size on the day when the limit was set.
    const [limit, { length }] = [2_040, inline![2]!];
    const fault = `${length} characters, at most ${limit}: move code to the client script, or raise the limit and give the reason`;
    expect(length > limit ? fault : '').toBe('');
  }
});

test('no style rule uses :has with an open menu or dialog, except without JavaScript, because that would make Chromium restyle every element', () => {
  const pages = texts.filter(({ file }) => file.endsWith('.html'));
  const found = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/:has\([^{]*(?:popover-open|data-dialog-open)/g)]
      .filter(
        ({ index }) =>
          !/@media \(scripting:none\)\{(?:[^{}]*\{[^{}]*\})*[^{}]*$/.test(text.slice(0, index)),
      )
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});
