import type { Page } from 'puppeteer';
import { prepareAxe } from '../support/checks/axe';
import { banner, startDemoJourney, waitForOfflineReady } from '../support/demo';
import { press } from '../support/page/forms';
import { pressShortcut } from '../support/page/keyboard';
import { dialog, sendLead, submit } from '../support/page/leads';
import { clickButton, openPresenterBy, waitForText } from '../support/page/presenter';

const { visit } = startDemoJourney();

const notes = '[data-demo=notes]';

async function open(path = '/', expectedErrors: RegExp[] = []) {
  const opened = await visit({ height: 800, expectedErrors });
  const { page, goTo } = opened;
  await goTo(path);
  await page.waitForSelector('[data-demo=ribbon]');
  const presenter = await openPresenterBy(page, () => pressShortcut(page, 'KeyP'));
  return { ...opened, presenter };
}

const demoParts = (page: Page) =>
  page.$$eval('[data-demo]', (all) =>
    all
      .filter((part) => part.getBoundingClientRect().height > 0)
      .map((part) => (part as HTMLElement).dataset.demo),
  );

test("Alt+Shift+P opens the presenter’s window, and the customer's window shows only the site and the demo's ribbon", async () => {
  const { page, presenter } = await open('/about?demo=open');
  await page.waitForFunction(
    () =>
      document.querySelector('[data-demo=ribbon] button') === null &&
      !document.querySelector('#demo-console')?.checkVisibility(),
    { polling: 100 },
  );
  expect(await demoParts(page)).toEqual(['ribbon']);
  expect(await page.$eval('[data-demo=ribbon]', (ribbon) => ribbon.textContent)).toMatch(
    /This is a demo.*nothing leaves this device/,
  );
  await presenter.close();
  await page.waitForSelector('[data-demo=ribbon] button');
  const again = await openPresenterBy(page, () =>
    press(page, 'Presenter’s window', '#demo-console'),
  );
  expect(await demoParts(again)).toContain('notes');
});

test('the key P without Alt and Shift opens no window, neither in a field nor elsewhere on the page', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await page.waitForSelector('[data-demo=ribbon]');
  await page.keyboard.press('p');
  await page.type('main [name=firstName]', 'Pp');
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(`${dialog} [name=firstName]`);
  await page.keyboard.press('p');
  expect(await page.browserContext().pages()).toHaveLength(1);
});

test("the presenter's window moves the tour in the customer's window, and shows notes about the customer's page", async () => {
  const { page, goTo, presenter } = await open('/pricing');
  await waitForText(presenter, notes, 'Switch to annual billing');
  await clickButton(presenter, 'Guided tour');
  await page.waitForFunction(
    () => location.pathname === '/' && document.querySelector('h1[data-demo-stop]') !== null,
    { polling: 100 },
  );
  await waitForText(presenter, notes, 'stop 1 of 5');
  await waitForText(presenter, notes, 'agents built from components for one business');
  await presenter.bringToFront();
  await presenter.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelector('#services[data-demo-stop]'), {
    polling: 100,
  });
  await clickButton(presenter, 'Previous');
  await page.waitForFunction(() => document.querySelector('h1[data-demo-stop]'), { polling: 100 });

  await page.bringToFront();
  await goTo('/contact');
  await page.waitForSelector('[data-demo=ribbon]');
  await waitForText(presenter, notes, 'Let them type their own question');
  await waitForText(presenter, 'header, main', 'On the customer’s screen: Contact');
  expect(await demoParts(page)).toEqual(['ribbon']);
});

test("the presenter's window sets failures, lists leads, shows banner and challenge, and resets the demo", async () => {
  // The contact section logs each failed call to the browser's console (requirements, section 8).
  const { page, goTo, presenter } = await open('/', [/^console: POST .*: 500/]);
  await presenter.select('[name=demo-contact]', 'error');
  await page.bringToFront();
  await sendLead(page, 'contactSection');
  await page.waitForSelector('[data-toasts] ::-p-text(There was an error sending your message)');
  await presenter.select('[name=demo-contact]', 'success');
  await submit(page, 'contactSection');
  await waitForText(presenter, '[data-submission]', 'Sanne de Vries, =SUM(A1)');

  await clickButton(presenter, 'Show banner');
  await page.waitForSelector(banner);
  await goTo('/about');
  await page.waitForSelector('[data-demo=ribbon]');
  await clickButton(presenter, 'Show banner');
  await page.waitForFunction(() => location.pathname === '/', { polling: 100 });
  await page.waitForSelector(banner);
  await clickButton(presenter, 'Open challenge');
  await page.waitForSelector(dialog);
  await page.waitForSelector(banner, { hidden: true });
  await press(page, 'Close', dialog);

  await Promise.all([page.waitForNavigation(), clickButton(presenter, 'Reset demo')]);
  await waitForText(presenter, '[data-demo=inbox]', 'Submissions (0)');
}, 60_000);

test.each([1280, 820, 390])(
  'at %i px axe finds no violation in the presenter’s window, and the window clips no text',
  async (width) => {
    const { page, goTo } = await visit({ width, height: 800 });
    const runAxe = await prepareAxe(page);
    await goTo('/demo-presenter.html');
    await page.waitForSelector('[data-demo=presenter]');
    await page.waitForSelector('::-p-text(No site window yet)');
    await clickButton(page, 'Guided tour');
    await page.click('[data-demo=prepare] summary');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await runAxe('normal')).toEqual([]);
    expect(await runAxe('forced')).toEqual([]);
  },
);

test("without a network the presenter’s window opens and controls the customer's window", async () => {
  const { page, goTo } = await visit({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  await goTo('/');
  await waitForOfflineReady(page);
  await page.setOfflineMode(true);
  const presenter = await openPresenterBy(page, () => pressShortcut(page, 'KeyP'));
  await presenter.setOfflineMode(true);
  await presenter.reload();
  await presenter.waitForSelector('[data-demo=presenter]');
  await clickButton(presenter, 'Guided tour');
  await page.waitForFunction(() => document.querySelector('h1[data-demo-stop]'), { polling: 100 });
});
