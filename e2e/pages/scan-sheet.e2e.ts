import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { fillLead, sendLead, submit } from '../support/page/leads';
import { expectToast } from '../support/page/toasts';
import { hasClientStarted, hold, intercept, isCall } from '../support/page/requests';
import { twoFrames } from '../support/page/appearances';

const { visit } = startJourney();

const section = '#ai-scan-section';
const sheet = `${section} [data-results]`;
const busy = `${section} form[data-busy]`;
const numbers = `${section} [data-tape] span`;
const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

const leftOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.getBoundingClientRect().left);
const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent);

/** The URL of a scan's longest result: it contains all recommendations. */
const longest =
  '/?cut=ai-suite,voice-agents,document-processing,analysis-suite,hr,marketing,customer-service,operations,finance,data,content,compliance';

/** Starts a scan and holds its response until the test calls the returned function. */
async function startScan(page: Page, goTo: (path: string) => Promise<void>) {
  const answer = await hold(page, isCall);
  await goTo('/');
  await fillLead(page, 'scan');
  await submit(page, 'scan');
  await page.waitForSelector(busy);
  return answer;
}

const moves = (page: Page, before: number) =>
  page.waitForFunction(
    (selector, left) => document.querySelector(selector)!.getBoundingClientRect().left < left,
    {},
    numbers,
    before,
  );

test('while a scan runs, a drawn measuring tape moves past a marker, even after a minute, and disappears at the end; with reduced motion it does not move, and a text says that the scan runs and how long it may take', async () => {
  const { page, goTo } = await visit();
  const answer = await startScan(page, goTo);
  const first = await leftOf(page, numbers);
  await moves(page, first);
  await page.$eval(`${section} [data-tape]`, (tape) => {
    for (const animation of tape.getAnimations({ subtree: true })) animation.currentTime = 62_000;
  });
  const late = await leftOf(page, numbers);
  expect(late).toBeLessThan(first - 4_000);
  await moves(page, late);

  await page.emulateMediaFeatures(calm);
  const still = await leftOf(page, numbers);
  await twoFrames(page);
  expect(await leftOf(page, numbers)).toBe(still);
  expect(
    await page.$eval(`${section} [data-tape]`, (tape) => tape.getAnimations({ subtree: true })),
  ).toEqual([]);
  await page.waitForSelector(`${busy} ::-p-aria([name="Scanning..."][role="button"])`);
  expect(await textOf(page, busy)).toContain('This can take up to a minute.');
  answer();
  await page.waitForSelector(sheet);
  expect(await page.$$(numbers)).toEqual([]);
});

test('at 1440 and 390 px the scan’s form does not move when a scan starts and when it fails', async () => {
  const { page, goTo } = await visit({ expectedErrors: [/^console:/] });
  let refuse!: () => void;
  let refused: Promise<void>;
  await intercept(page, (request) =>
    isCall(request) ? refused.then(() => request.respond({ status: 500, body: 'No' })) : undefined,
  );
  await goTo('/');
  await fillLead(page, 'scan');
  const card = `${section} :has(> [data-island])`;
  const place = () =>
    page.$eval(card, (element) => {
      const { left, right, top } = element.getBoundingClientRect();
      return { left, right, top };
    });
  for (const width of [1440, 390]) {
    refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.setViewport({ width, height: 900 });
    await page.$eval(section, (element) => element.scrollIntoView({ behavior: 'instant' }));
    await twoFrames(page);
    const before = await place();
    await submit(page, 'scan');
    await page.waitForSelector(busy);
    await twoFrames(page);
    expect([width, (await place()).top]).toEqual([width, before.top]);
    refuse();
    await expectToast(page, 'Scan Failed', 'Please try again or contact support');
    await page.waitForSelector(`${section} form:not([data-busy])`);
    await twoFrames(page);
    expect([width, await place()]).toEqual([width, before]);
    await press(page, 'Dismiss notification');
    await page.waitForSelector('[role="region"] li', { hidden: true });
  }
});

test('after a scan whose URL the server refuses, the URL field, which was hidden during the scan, gets the focus', async () => {
  const { page, goTo } = await visit({ width: 390, expectedErrors: [/^console:/] });
  await intercept(page, (request) =>
    isCall(request)
      ? request.respond({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({ errors: [{ field: 'url', message: 'Please enter a URL' }] }),
        })
      : undefined,
  );
  await goTo('/');
  await sendLead(page, 'scan');
  await page.waitForSelector(`${section} input[aria-invalid=true]:focus`);
});

test('on a phone the heading of a scan’s result scrolls into view and gets the focus', async () => {
  const { page, goTo } = await visit({ width: 390 });
  await goTo('/');
  await sendLead(page, 'scan');
  await page.waitForSelector(`${sheet} h3:focus`);
  const { top, bottom } = await page.$eval(`${sheet} h3`, (element) =>
    element.getBoundingClientRect().toJSON(),
  );
  expect(top).toBeGreaterThan(60);
  expect(bottom).toBeLessThan(500);
});

test('a URL with ?cut= scrolls to its result even without a hash; a scan removes ?cut= from the URL, so that neither a reload nor Back shows the earlier result again', async () => {
  const { page, goTo } = await visit();
  await goTo('/?cut=hr');
  await page.waitForFunction(
    (selector) => {
      const { top } = document.querySelector(selector)?.getBoundingClientRect() ?? { top: 0 };
      return top > 0 && top < innerHeight / 2;
    },
    {},
    `${sheet} h3`,
  );
  await sendLead(page, 'scan');
  await page.waitForSelector(`${sheet} ::-p-text(bakkerij.example)`);
  expect(new URL(page.url()).search).toBe('');
  await page.click(`${sheet} li a`);
  await page.waitForFunction(() => location.pathname !== '/');
  await page.goBack();
  await page.waitForSelector(section);
  expect(await page.$$(`${sheet} a[href="/solutions/hr"]`)).toEqual([]);
  await page.reload();
  await page.waitForFunction(hasClientStarted);
  await twoFrames(page);
  expect(await page.$$(sheet)).toEqual([]);
});

test('the longest result, which a link opened, prints on one A4 page, without the rest of the page and without the invitation to scan', async () => {
  const { page, goTo } = await visit({ width: 793 });
  await goTo(longest);
  await page.waitForSelector(sheet);
  await page.emulateMediaType('print');
  const printed = await page.$eval('body', (body) => body.innerText.replace(/\s+/g, ' '));
  expect(printed).toContain('An AI team that fits');
  expect(printed).not.toMatch(/Print your pattern|Copy link|Start AI Scan|Send Message|below/);
  const pdf = Buffer.from(await page.pdf({ format: 'a4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
