import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, press } from '../support/page/forms';
import { clientRuns } from '../support/page/requests';
import { startSite } from '../support/servers/site';

const { visit } = startJourney({ start: startSite });

const board = '[aria-labelledby="hero-title"] [role="group"]';
const example = [
  'Chat FAQ agent',
  'Document processor',
  'Reservation agent',
  'Follow-up writer',
  'Front-desk agent',
];

/** What the pieces of the home page's board are called, as far as they are to be seen. */
const piecesOf = (page: Page) =>
  page.$$eval(`${board} li > button > span:first-of-type`, (labels) =>
    labels.filter((label) => label.checkVisibility()).map((label) => label.textContent),
  );

/** Waits until the board is called so. */
const isCalled = (page: Page, name: string) =>
  page.waitForSelector(`${board} ::-p-text(${name})`, { visible: true });

/** As a scan leaves it, before the page opens. */
const keep = (page: Page, names: string[]) =>
  page.evaluateOnNewDocument(
    (cut) => localStorage.setItem('scanCut', cut),
    JSON.stringify({ title: 'cut for bakkerij.example', names }),
  );

test('a scan cuts the board of the home page anew, until the visitor asks for the example', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await fill(page, '#ai-scan-section', { url: 'https://www.telefooncentrale.example/over-ons' });
  await press(page, 'Start AI Scan', '#ai-scan-section');
  await isCalled(page, 'cut for telefooncentrale.example');
  const cut = await piecesOf(page);
  expect(cut).toEqual(['AI Agent Suite', 'Operations', 'Customer Service', 'Your AI team']);

  await page.reload();
  await isCalled(page, 'cut for telefooncentrale.example');
  expect(await piecesOf(page)).toEqual(cut);

  await press(page, 'Show the example again', board);
  await isCalled(page, 'pattern 001 / front desk');
  expect(await piecesOf(page)).toEqual(example);
  expect(await page.$eval(`${board} button:focus`, (button) => button.textContent)).toContain(
    'Chat FAQ agent',
  );
  await page.reload();
  expect(await piecesOf(page)).toEqual(example);
});

test('three recommendations are three pieces, and each says what it does', async () => {
  const { page, goTo } = await visit();
  await keep(page, ['Voice Agent', 'A name of yesterday', ' ai-suite ', 'Customer Service']);
  await goTo('/');
  await isCalled(page, 'cut for bakkerij.example');
  expect(await piecesOf(page)).toEqual([
    'Voice Agent',
    'AI Agent Suite',
    'Customer Service',
    'Your AI team',
  ]);
  await (await page.$(`${board} li button`))!.focus();
  await page.waitForSelector(`${board} ::-p-text(Answers the phone and writes you a summary.)`, {
    visible: true,
  });
  // The fourth one's thread has gone with it: three in each arrangement.
  const threads = await page.$$eval(`${board} path[data-thread]`, (all) =>
    all.filter(({ style }) => style.visibility !== 'hidden').map(({ dataset }) => dataset.thread),
  );
  expect(threads).toEqual(['0', '1', '2', '0', '1', '2']);
});

test('names that we have no page for leave the example', async () => {
  const { page, goTo } = await visit();
  await keep(page, ['Voice Agent']);
  await goTo('/');
  await isCalled(page, 'cut for bakkerij.example');
  await tellOtherTab(page, { title: 'cut for nobody.example', names: ['A name of yesterday'] });
  await isCalled(page, 'pattern 001 / front desk');
  expect(await piecesOf(page)).toEqual(example);
});

test.each([1440, 768, 390, 320])(
  'whatever is recommended fits its piece, and the page, at %i px',
  async (width) => {
    const names = [
      ['AI Agent Suite', 'Voice Agent', 'HR & Personnel', 'Marketing & Sales'],
      ['Document Processing', 'Analyst Suite', 'Customer Service', 'Data Analysis'],
      [
        'Operations & Administration',
        'Finance & Accounting',
        'Content & Communication',
        'Compliance & Strategy',
      ],
    ];
    const { page, goTo } = await visit({ width, height: 900 });
    await goTo('/');
    await clientRuns(page);
    // Each in each place.
    for (const four of names) {
      for (const turn of four.keys()) {
        const title = `cut ${names.indexOf(four)}${turn} for a-very-long-name-in-the-low-countries.example`;
        await tellOtherTab(page, { title, names: [...four.slice(turn), ...four.slice(0, turn)] });
        await isCalled(page, title);
        expect(await page.$$eval(`${board} li > button`, outOfTheirPieces)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  },
);

/** As if another tab of the site had scanned. */
const tellOtherTab = (page: Page, cut: { title: string; names: string[] }) =>
  page.evaluate((json) => {
    localStorage.setItem('scanCut', json);
    dispatchEvent(new StorageEvent('storage', { key: 'scanCut' }));
  }, JSON.stringify(cut));

/** Runs in the page: words that reach the seam of their piece. */
function outOfTheirPieces(pieces: HTMLElement[]) {
  const range = document.createRange();
  return pieces.flatMap((piece) => {
    const box = piece.getBoundingClientRect();
    return [...piece.querySelectorAll('span')].flatMap((words) => {
      range.selectNodeContents(words);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const fits =
        left >= box.left + 6 &&
        right <= box.right - 6 &&
        top >= box.top + 6 &&
        bottom <= box.bottom - 6;
      return fits ? [] : words.textContent;
    });
  });
}
