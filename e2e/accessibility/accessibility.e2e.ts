import type { Page, SerializedAXNode } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { waitForPath } from '../support/page/history';
import { dialog, goToStep } from '../support/page/leads';

const { visit } = startJourney();

async function invalidControls(page: Page): Promise<string[]> {
  const find = ({ name, description, invalid, children = [] }: SerializedAXNode): string[] => [
    ...(invalid === 'true' ? [`${name}: ${description ?? ''}`] : []),
    ...children.flatMap(find),
  ];
  return find((await page.accessibility.snapshot())!);
}

test('no field is exposed as invalid before the visitor submits, and the description of an invalid field does not include the symbol that is drawn before its error', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await press(page, 'Free Intake', 'header');
  await page.waitForSelector(`${dialog} select`, { visible: true });
  expect(await invalidControls(page)).toEqual([]);

  await goToStep(page, 'currentChallenges');
  await goToStep(page, 'timeline');
  await press(page, 'Submit Free Intake', dialog);
  await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
  expect(await invalidControls(page)).toEqual([
    'First name: First name must be at least 2 characters',
    'Last name: Last name must be at least 2 characters',
    'Email: Please enter a valid email address',
    'Company: Company name is required',
    'Industry: Please select your industry',
    'Company size: Please select your company size',
  ]);
});

test('a page that a link opens has its own title, and the first Tab on that page reaches the skip link', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  const before = await page.title();
  await page.$eval('footer a[href="/careers"]', (link) => link.focus());
  await page.keyboard.press('Enter');
  await waitForPath(page, '/careers');
  expect(await page.title()).not.toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
});

/** Returns the nodes of the accessibility tree as `role name`, and headings as `heading level name`. */
async function readTree(page: Page): Promise<string[]> {
  const flatten = (node: SerializedAXNode): string[] => [
    `${node.role}${node.level ? ` ${node.level}` : ''} ${node.name ?? ''}`,
    ...(node.children ?? []).flatMap(flatten),
  ];
  return flatten((await page.accessibility.snapshot({ interestingOnly: false }))!);
}
test('the accessibility tree of a job page contains either the details or the application form, never both', async () => {
  const { page, goTo } = await visit();
  await goTo('/jobs/product-designer');
  const details = await readTree(page);
  const ofForm = /^(form|textbox|combobox|checkbox|radio) |Submit Application|Motivation/;
  expect(details.filter((line) => ofForm.test(line))).toEqual([]);
  expect(details).toContain('heading 2 What you will do');

  await press(page, 'Apply Now', 'main');
  await page.waitForSelector('main [name="fullName"]', { visible: true });
  const application = await readTree(page);
  expect(application).toContain('button Submit Application');
  expect(application.filter((line) => line.startsWith('textbox')).length).toBeGreaterThan(3);
  expect(application).not.toContain('heading 2 What you will do');
  expect(application.filter((line) => line.startsWith('heading 1'))).toHaveLength(1);
});

test('with reduced motion every animation of a dialog and of a toast takes at most 1 ms', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(() => {
    const moving: string[] = [];
    Object.assign(window, { moving });
    const poll = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect!.getComputedTiming();
        if ((duration as number) > 1 || iterations! > 1)
          moving.push((animation.effect as KeyframeEffect).target!.outerHTML.slice(0, 80));
      }
      requestAnimationFrame(poll);
    };
    poll();
  });
  await goTo('/');
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  await press(page, 'Send Message', '#contact');
  await page.waitForSelector('[role="region"] li', { visible: true });
  expect(await page.evaluate(() => (window as unknown as { moving: string[] }).moving)).toEqual([]);
});
