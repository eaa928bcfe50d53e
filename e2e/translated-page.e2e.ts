import type { ElementHandle, Page } from 'puppeteer';
import { fill } from './support/forms';
import { startJourney } from './support/journey';
import { person } from './support/leads';
import { becomesLive } from './support/requests';

const { site, visit } = startJourney();

const dialog = '[role="dialog"]';

/** What a browser's translation does: every text node now and later ends up inside two <font> elements. */
function translate() {
  const rewrite = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font,script,style,textarea,svg,title'))
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.textContent = `${text.data} `;
    }
  };
  rewrite();
  new MutationObserver(rewrite).observe(document.body, { childList: true, subtree: true });
}

const open = async (path: string) => {
  // What was translated before React came (error 418) is rendered anew.
  const opened = await visit({ expectedErrors: [/#418/] });
  await opened.goTo(path);
  await becomesLive(opened.page);
  await opened.page.evaluate(translate);
  return opened;
};
const clickText = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

test('a form shows its errors, loses them and is sent', async () => {
  const { page } = await open('/contact');
  await page.focus('main [name="firstName"]');
  await page.waitForSelector('main [data-cold]', { hidden: true });
  await clickText(page, 'main form [type="submit"]');
  await page.waitForSelector('main [aria-invalid="true"]');
  await fill(page, 'main', { ...person, message: 'A message of more than ten characters.' });
  await page.waitForFunction(() => !document.querySelector('main [aria-invalid="true"]'));
  await clickText(page, 'main form [type="submit"]');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [name="firstName"]')?.value === '',
  );
});

test('the intake goes through its steps, its errors and its thank-you', async () => {
  const { page } = await open('/about');
  await clickText(page, 'header [data-dialog="free-intake"]');
  const submit = `${dialog} form [type="submit"]`;
  await page.waitForSelector(submit, { visible: true });
  await clickText(page, submit);
  await page.waitForSelector(`${dialog} [name="currentChallenges"]`);
  await clickText(page, submit);
  await page.waitForSelector(`${dialog} [name="timeline"]`);
  await clickText(page, submit);
  await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
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
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
});

test('a scan runs, shows its results, and its documents come and go', async () => {
  const { page } = await open('/');
  const scan = '#ai-scan-section';
  await fill(page, scan, { url: 'bakkerij.example' });
  await page.waitForSelector(`${scan} [data-cold]`, { hidden: true });
  await clickText(page, `${scan} form [type="submit"]`);
  await page.waitForSelector(`${scan} ol li`);
  // Whole, though the translated field was replaced beneath the typing.
  expect(await site.records('ai-scan')).toEqual([
    expect.objectContaining({ url: 'bakkerij.example' }),
  ]);
  await clickText(page, `${scan} [data-type="documents"]`);
  const input = await page.waitForSelector(`${scan} input[name="files"]`, { visible: true });
  await (input as ElementHandle<HTMLInputElement>).uploadFile('fixtures/documents/notes.txt');
  await clickText(page, `${scan} [aria-label="Remove notes.txt"]`);
  await clickText(page, `${scan} form [type="submit"]`);
  await page.waitForSelector('[role="region"] li');
});

test('the switch of the prices, the two views of a job and the way between pages work', async () => {
  const { page } = await open('/pricing');
  await clickText(page, '[role="switch"]');
  await page.waitForSelector('[role="switch"][aria-checked="true"]');
  await clickText(page, '[role="switch"]');
  await page.waitForSelector('[role="switch"][aria-checked="false"]');
  await clickText(page, 'footer a[href="/careers"]');
  await page.waitForFunction(() => document.title.startsWith('Careers'));
  await clickText(page, 'main a[href="/jobs/product-designer"]');
  await page.waitForFunction(() => location.pathname === '/jobs/product-designer');
  await page.waitForSelector('main button');
  const apply = await page.waitForSelector('main ::-p-xpath(//button[contains(., "Apply Now")])');
  await apply!.click();
  await page.waitForSelector('main [name="fullName"]', { visible: true });
  await page.goBack();
  await page.waitForSelector('main [name="fullName"]', { hidden: true });
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Careers'));
});
