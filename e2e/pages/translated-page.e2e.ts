import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { storeScore } from '../support/page/challenge';
import { fill, press } from '../support/page/forms';
import { dialog, person } from '../support/page/leads';
import { clientRuns, waitForHydration } from '../support/page/requests';
import { reportLostTexts, translate } from '../support/page/translation';

const { visit } = startJourney();

/** The moments at which a browser may translate the page. */
const parsed = 'as soon as the HTML is parsed';
const loaded = 'at DOMContentLoaded';
const running = 'when the client script runs';
/** The event at each moment. `running` has no event, so the test translates the page after `goTo`. */
const events: Record<string, string> = {
  [parsed]: 'readystatechange',
  [loaded]: 'DOMContentLoaded',
};

async function open(path: string, moment: string) {
  const event = events[moment];
  // If the browser translates an island before its hydration, React reports error 418 and renders the island again.
  const opened = await visit({ expectedErrors: [/#418/], prepare: reportLostTexts });
  if (event)
    await opened.page.evaluateOnNewDocument(
      `document.addEventListener('${event}', ${translate}, { once: true })`,
    );
  await opened.goTo(path);
  if (!event) await opened.page.evaluate(translate);
  expect(await opened.page.$('main h1 font')).not.toBeNull();
  return opened;
}

/** Returns the visible text of `main` without spaces, because translations add some. */
const textOf = (page: Page) =>
  page.$eval('main', (main) => {
    const [title] = main.getElementsByTagName('h1');
    if (!title!.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return '';
    return main.innerText.replace(/\s+/g, '');
  });

const still = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

async function originalTextOf(path: string): Promise<string> {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures(still);
  await goTo(path);
  return textOf(page);
}

const islandsOf = (page: Page) =>
  page.$$eval('[data-island]', (all) =>
    (all as HTMLElement[])
      .map(({ dataset }) => dataset.island!)
      .filter((name) => name !== 'home-overlays'),
  );

/** React could replace the element between two calls, so one call finds and clicks it. */
const clickText = (page: Page, selector: string) =>
  page.evaluate((found) => document.querySelector<HTMLElement>(found)!.click(), selector);

const reads = (page: Page, text: string) => page.waitForSelector(`${dialog} ::-p-text(${text})`);

/** Pages with islands (parts that React hydrates), and the moment of the translation. React hydrates islands later. */
test.each<[string, string]>([
  ['/', parsed],
  ['/contact', loaded],
  ['/pricing', parsed],
  ['/jobs/product-designer', running],
])(
  'the page %s keeps all its text, before and after hydration, if the browser translates it %s',
  async (path, moment) => {
    const expected = await originalTextOf(path);
    expect(expected.length).toBeGreaterThan(300);

    const { page } = await open(path, moment);
    await page.emulateMediaFeatures(still);
    expect(await textOf(page)).toBe(expected);
    for (const island of await islandsOf(page)) {
      // A real hover would scroll first, and could move another part of the page under the mouse.
      await page.$eval(`[data-island="${island}"] button`, (button) =>
        button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      );
      await waitForHydration(page, island);
    }
    expect(await textOf(page)).toBe(expected);
  },
);

test('the steps, errors and thank-you message of the translated intake work', async () => {
  const { page } = await open('/about', running);
  await clickText(page, 'header [data-dialog="free-intake"]');
  const submit = `${dialog} form [type="submit"]`;
  await page.waitForSelector(submit, { visible: true });
  await reads(page, '1 of 3');
  await clickText(page, submit);
  await page.waitForSelector(`${dialog} [name="currentChallenges"]`);
  await reads(page, '2 of 3');
  await clickText(page, submit);
  await page.waitForSelector(`${dialog} [name="timeline"]`);
  await reads(page, '3 of 3');
  await clickText(page, submit);
  await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
  await reads(page, 'Areas of interest');
  await fill(page, dialog, {
    ...person,
    company: 'Bakkerij',
    industry: 'retail',
    companySize: '1-10',
  });
  await clickText(page, submit);
  await fill(page, dialog, {
    currentChallenges: 'Twenty characters at the very least.',
    interestedAreas: ['finance'],
  });
  await clickText(page, submit);
  await fill(page, dialog, { timeline: '3-6 months', budget: 'under 5,000' });
  await clickText(page, submit);
  await page.waitForFunction((scope) => !document.querySelector(`${scope} form`), {}, dialog);
  await clickText(page, `${dialog} button:last-of-type`);
  await page.waitForSelector(`${dialog} [name="message"]`);
  // The first Escape closes the toast, the second the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
});

test('both views of a translated job page work, and links to other pages work', async () => {
  const { page } = await open('/careers', running);
  await clickText(page, 'main a[href="/jobs/product-designer"]');
  await page.waitForFunction(() => location.pathname === '/jobs/product-designer');
  await clientRuns(page);
  await page.evaluate(translate);
  await page.waitForSelector('main h1 font');
  const apply = '[data-island="job-views"] button';
  await page.hover(apply);
  await waitForHydration(page, 'job-views');
  await page.click(apply);
  await page.waitForSelector('main [name="fullName"]', { visible: true });
  await page.goBack();
  await page.waitForSelector('main [name="fullName"]', { hidden: true });
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Careers'));
  await page.waitForSelector('main h1', { visible: true });
});

test('on a translated page the challenge counts its questions, and the badge shows the score of a second attempt', async () => {
  const { page, goTo } = await visit({ prepare: reportLostTexts });
  await page.evaluateOnNewDocument(storeScore);
  await goTo('/');
  await page.evaluate(translate);
  const badge = '[data-dialog="readiness-challenge"]';
  await page.waitForSelector(`${badge} ::-p-text(340)`);
  await clickText(page, badge);
  const next = `${dialog} div:has(> [role="status"]) ~ * button`;
  for (const place of ['1 of 3', '2 of 3', '3 of 3']) {
    await reads(page, place);
    await clickText(page, `${dialog} [aria-pressed]:nth-of-type(1)`);
    await page.waitForSelector(next);
    await clickText(page, next);
  }
  await page.waitForSelector(`${dialog} [data-dialog="discovery"]`);
  await clickText(page, `${dialog} [data-dialog="discovery"]`);
  await page.waitForSelector(`${dialog} [name="message"]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector(`${badge} ::-p-text(320)`);
});

/** Runs in the page: stops React's scheduler until the test calls `releaseReact`. */
function holdReact() {
  const held: (() => void)[] = [];
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function queue(...args: unknown[]) {
    held.push(() => postMessage.apply(this, args as [unknown]));
  };
  Object.assign(window, {
    releaseReact() {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of held) send();
    },
  });
}

test('a press takes effect even if React replaces the translated dialog immediately afterwards', async () => {
  const { page } = await open('/about', running);
  await page.evaluate(holdReact);
  await press(page, 'Free Intake', 'header');
  await page.waitForFunction(
    (selector) => {
      const root = document.querySelector(selector)?.closest('[data-island]') ?? {};
      return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    },
    {},
    dialog,
  );
  await press(page, 'Next', dialog);
  await page.evaluate(() => (window as unknown as { releaseReact(): void }).releaseReact());
  await page.waitForSelector(`${dialog} [name="currentChallenges"]`);
});
