import { prepareAxe } from '../support/checks/axe';
import { prepared, startDemoJourney } from '../support/demo';
import { press } from '../support/page/forms';
import { leads, storedOf, submit } from '../support/page/leads';
import { expectToast } from '../support/page/toasts';

const { visit } = startDemoJourney();

test('after an intake with a long answer and a scan, the summary prints on one A4 page, with all that can be chosen', async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo(prepared);
  await page.waitForSelector('[data-demo=ribbon]');
  const longAnswer = 'We would like to see what is possible. '.repeat(30);
  await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/free-intake', { method: 'POST', headers, body: JSON.stringify(body) });
    },
    { ...storedOf(leads.intake), currentChallenges: longAnswer },
  );
  await submit(page, 'scan');
  await expectToast(page, ...leads.scan.success);
  await press(page, 'Demo console', '[data-demo=ribbon]');
  const opening = new Promise<typeof page>((resolve) => {
    page.once('popup', (popup) => resolve(popup!));
  });
  const link = await page.waitForSelector('#demo-console ::-p-aria([name="Print summary"])');
  await link!.click();
  const summary = await opening;
  await summary.waitForSelector('[data-demo-sheet]');
  const sheet = () =>
    summary.$eval('[data-demo-sheet]', (paper) => (paper as HTMLElement).innerText);
  const first = await sheet();
  for (const text of [
    'For Bakkerij De Vries',
    'We would like to see what is possible.',
    'For: Operations, Finance. Time: within 3 months. Budget in euros: 5,000-15,000.',
    'bakkerijdevries.nl',
    'Many of your customers seem to ask the same things',
    'AI Agent Suite',
    'Customer Service',
    'Collect last month’s customer questions in one folder.',
    '€149 per month',
    'Made with a demonstration',
  ])
    expect(first).toContain(text);
  expect(first).not.toContain('Analyst Suite');

  await summary.$$eval('input[type=checkbox]:not(:checked)', (all) =>
    all.forEach((box) => (box as HTMLInputElement).click()),
  );
  await summary.select('[name=demo-plan]', 'Enterprise');
  const changed = await sheet();
  for (const text of ['Analyst Suite', '€99 per month', 'priced for you'])
    expect(changed).toContain(text);

  await summary.evaluate(() => {
    window.print = () => Object.assign(document, { isPrinted: true });
  });
  await summary.type('[name=demo-seller-name]', 'Jan Smit');
  expect(await sheet()).toContain('Questions: Jan Smit');
  await summary.click('aside button');
  expect(await summary.evaluate(() => 'isPrinted' in document)).toBe(true);
  await summary.emulateMediaType('print');
  const printed = await summary.$eval('[data-demo-sheet]', (paper) => paper.clientHeight);
  // The summary fills a page: 272 of the 273 mm between the margins.
  expect(printed).toBeGreaterThan(1_020);
  const pdf = Buffer.from(await summary.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)!.slice(1).map(Number);
  expect([Math.round(width!), Math.round(height!)]).toEqual([595, 842]);
});

test('at 1280 and 390 px axe finds no violation in the summary, the page does not scroll sideways, and print styles hide the controls', async () => {
  const { page, goTo } = await visit();
  const runAxe = await prepareAxe(page);
  await goTo('/demo-summary.html');
  await page.waitForSelector('[data-demo-sheet]');
  expect(await page.$eval('[data-demo-sheet]', (sheet) => sheet.textContent)).not.toMatch(
    /scan \(a sample\)|told us/,
  );
  for (const width of [1280, 390]) {
    await page.setViewport({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const faults = await runAxe('normal');
    if (width === 1280) faults.push(...(await runAxe('forced')));
    expect([width, faults]).toEqual([width, []]);
  }
  await page.emulateMediaType('print');
  expect(await page.$eval('aside', (side) => side.checkVisibility())).toBe(false);
});
