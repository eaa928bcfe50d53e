import type { Page } from 'puppeteer';
import { prepareAxe } from '../support/checks/axe';
import { startDemoJourney, waitForOfflineReady } from '../support/demo';
import { press } from '../support/page/forms';
import { pressShortcut } from '../support/page/keyboard';
import { dialog, leads, sendLead, submit } from '../support/page/leads';
import { clickButton, openPresenterBy, waitForText } from '../support/page/presenter';
import { expectToast } from '../support/page/toasts';

const { visit } = startDemoJourney();

const notes = '[data-demo=notes]';

const demoParts = (page: Page) =>
  page.$$eval('[data-demo]', (all) =>
    all
      .filter((part) => part.getBoundingClientRect().height > 0)
      .map((part) => (part as HTMLElement).dataset.demo),
  );

const openByKey = (page: Page) => openPresenterBy(page, () => pressShortcut(page, 'KeyP'));

test("Alt+Shift+P, but not P alone, opens the presenter’s window, and the customer's window then shows only the site and the demo's ribbon", async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo('/contact?demo=open');
  await page.waitForSelector('#demo-console select');
  await page.keyboard.press('p');
  await page.type('main [name=firstName]', 'Pp');
  expect(await page.browserContext().pages()).toHaveLength(1);
  const presenter = await openByKey(page);
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
  // The console must not open by itself in front of the customer.
  await page.waitForSelector('#demo-console', { hidden: true });
  await press(page, 'Demo console', '[data-demo=ribbon]');
  const again = await openPresenterBy(page, () =>
    press(page, 'Presenter’s window', '#demo-console'),
  );
  expect(await demoParts(again)).toContain('notes');
});

test("without a network the presenter's window opens, moves the tour in the customer's window, and shows notes about the customer's page", async () => {
  const { page, goTo } = await visit({
    height: 800,
    worksOffline: true,
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  await goTo('/pricing');
  await waitForOfflineReady(page);
  await page.setOfflineMode(true);
  const presenter = await openByKey(page);
  await presenter.setOfflineMode(true);
  await presenter.reload();
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
  await page.waitForFunction(() => document.querySelector('#services [data-demo-stop]'), {
    polling: 100,
  });
  await page.$eval('header [data-dialog=free-intake]', (button) => (button as HTMLElement).click());
  await page.waitForFunction(() => document.querySelector('[role=dialog]'), { polling: 100 });
  await presenter.keyboard.press('ArrowRight');
  // The dialog must close, and the next stop of the tour must be on the screen.
  await page.bringToFront();
  await page.waitForFunction(
    () => {
      const { top = 0, bottom = Infinity } =
        document.querySelector('#ai-scan-section [data-demo-stop]')?.getBoundingClientRect() ?? {};
      return !document.querySelector('[role=dialog]') && top > 0 && bottom < innerHeight;
    },
    { polling: 100 },
  );
  await clickButton(presenter, 'Previous');
  await page.waitForFunction(() => document.querySelector('#services [data-demo-stop]'), {
    polling: 100,
  });
  await clickButton(presenter, 'Previous');
  await page.waitForFunction(() => document.querySelector('h1[data-demo-stop]'), { polling: 100 });

  // The keys of a remote control must work in the customer's window, too.
  await page.bringToFront();
  await pressShortcut(page, 'KeyD');
  await page.keyboard.press('PageDown');
  await waitForText(presenter, notes, 'stop 2 of 5');
  await goTo('/contact');
  await page.waitForSelector('[data-demo=ribbon]');
  await waitForText(presenter, notes, 'Let them type their own question');
  await waitForText(presenter, 'header, main', 'On the customer’s screen: Contact');
  expect(await demoParts(page)).toEqual(['ribbon']);
});

test("the presenter's window sets failures, lists leads, opens the challenge, blanks the screen, goes to a page, and resets the demo", async () => {
  const { success, failure } = leads.contactPage;
  // The form logs an error for the failed call (requirements, section 8).
  const { page, goTo } = await visit({ height: 800, expectedErrors: [/^console: POST .*: 500/] });
  await goTo('/contact');
  await page.waitForSelector('[data-demo=ribbon]');
  const presenter = await openByKey(page);
  await presenter.select('[name=demo-scenario]', 'error');
  await page.bringToFront();
  await sendLead(page, 'contactPage');
  // The toast must show the message of the response, never its JSON.
  await expectToast(page, ...failure('500: Something went wrong here. Please try again.'));
  await presenter.select('[name=demo-scenario]', 'success');
  await submit(page, 'contactPage');
  await expectToast(page, ...success);
  await waitForText(presenter, '[data-submission]', 'Łukasz O’Neill');

  await clickButton(presenter, 'Open challenge');
  await page.waitForSelector(dialog);
  await press(page, 'Close', dialog);
  await clickButton(presenter, 'Blank screen');
  await page.waitForSelector('[data-demo=blank]');
  await waitForText(presenter, 'header, main', 'nothing, it is blank');
  const toasts = await page.$eval('[data-toasts]', (list) => getComputedStyle(list).visibility);
  expect(toasts).toBe('hidden');
  await clickButton(presenter, 'Show the screen');
  await page.waitForSelector('[data-demo=blank]', { hidden: true });
  await presenter.select('[name=demo-page]', '/pricing');
  await page.waitForFunction(() => location.pathname === '/pricing', { polling: 100 });
  await page.waitForSelector('[data-demo=ribbon]');

  presenter.once('dialog', (question) => void question.accept());
  await Promise.all([page.waitForNavigation(), clickButton(presenter, 'Reset demo')]);
  await waitForText(presenter, '[data-demo=inbox]', 'Submissions: 0 sent');
  await page.waitForSelector('[data-demo=ribbon]');
  await clickButton(presenter, 'Blank screen');
  await page.waitForSelector('[data-demo=blank]');
  await presenter.close();
  await page.waitForSelector('[data-demo=blank]', { hidden: true });
}, 60_000);

test('the presenter’s window notices that the site’s window is closed, and disables the commands', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await page.waitForSelector('[data-demo=ribbon]');
  const presenter = await openByKey(page);
  const isDisabled = () =>
    presenter.$eval('[data-demo=stage] button', (button) => (button as HTMLButtonElement).disabled);
  expect(await isDisabled()).toBe(false);
  await page.goto('about:blank');
  await presenter.waitForSelector('::-p-text(The site’s window is closed)');
  expect(await isDisabled()).toBe(true);
});

test('axe finds no violation in the presenter’s window at 1280 and 390 px, and the window clips no text', async () => {
  const { page, goTo } = await visit();
  const runAxe = await prepareAxe(page);
  await goTo('/demo-presenter.html');
  await page.waitForSelector('[data-demo=presenter]');
  await page.waitForSelector('::-p-text(The site’s window is closed)');
  await clickButton(page, 'Guided tour');
  for (const width of [1280, 390]) {
    await page.setViewport({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const faults = await runAxe('normal');
    if (width === 1280) faults.push(...(await runAxe('forced')));
    expect([width, faults]).toEqual([width, []]);
  }
});
