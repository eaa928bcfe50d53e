import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, press } from '../support/page/forms';
import { dialog, openDialog, person } from '../support/page/leads';
import { hydrates } from '../support/page/requests';

const { visit } = startJourney();

/** The CSS custom properties of the two border colours. On a dark background the properties have other values. */
const colors = { green: '--moss', red: '--danger' };

const borders = (
  page: Page,
  scope: string,
  names: string[],
  color: keyof typeof colors,
  areExpected = true,
) =>
  page.waitForFunction(
    (within, wanted, property, are) =>
      wanted.every((name) => {
        const style = getComputedStyle(document.querySelector(`${within} [name="${name}"]`)!);
        const [, hex] = style.getPropertyValue(property).split('#');
        const channels = [0, 2, 4].map((at) => parseInt(hex!.slice(at, at + 2), 16));
        return (style.borderTopColor === `rgb(${channels.join(', ')})`) === are;
      }),
    { timeout: 5_000 },
    scope,
    names,
    colors[color],
    areExpected,
  );

async function fillAndLeave(page: Page, scope: string, values: Record<string, string>) {
  await fill(page, scope, values);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

const message = 'A message of more than ten characters.';

interface Case {
  path: string;
  scope: string;
  open(page: Page): Promise<unknown>;
  good: Record<string, string>;
  /** Values that the browser's validation accepts and the form's own validation rejects. */
  bad: Record<string, string>;
  submit: string;
}

const ofIsland = (path: string, scope: string, name: string) => ({
  path,
  scope,
  async open(page: Page) {
    await page.hover(`${scope} form`);
    await hydrates(page, name);
  },
});

const cases: Record<string, Case> = {
  'the contact page’s form': {
    ...ofIsland('/contact', 'main', 'contact-page-form'),
    good: { ...person, message },
    bad: { firstName: '  ', lastName: '\u00a0', message: 'Hi' },
    submit: 'Send Message',
  },
  'the contact section': {
    ...ofIsland('/', '#contact', 'contact-section-form'),
    good: { ...person, subject: 'Hours', message },
    bad: { lastName: '  ', subject: ' ', message: ' \n ' },
    submit: 'Send Message',
  },
  'the scan': {
    ...ofIsland('/', '#ai-scan-section', 'ai-scan-form'),
    good: { url: 'bakkerij.example' },
    bad: { url: '  ' },
    submit: 'Start AI Scan',
  },
  Discovery: {
    path: '/about',
    scope: dialog,
    open: (page) => openDialog(page, 'Full Discovery'),
    good: { ...person, message },
    bad: { firstName: '  ', message: '          ' },
    submit: 'Request Discovery',
  },
};

test.each(Object.keys(cases))(
  '%s: a field with a value that the form rejects never has a green border, and has a red one after the submit',
  async (name) => {
    const { path, scope, open, good, bad, submit } = cases[name]!;
    const { page, goTo } = await visit();
    await goTo(path);
    await open(page);
    await fillAndLeave(page, scope, good);
    await borders(page, scope, Object.keys(good), 'green');

    const names = Object.keys(bad);
    await fillAndLeave(page, scope, bad);
    await borders(page, scope, names, 'green', false);
    await press(page, submit, scope);
    await page.waitForSelector(`${scope} [name="${names[0]}"][aria-invalid]`);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await borders(page, scope, names, 'red');

    await fillAndLeave(page, scope, good);
    await borders(page, scope, names, 'green');
  },
);

test('the intake: a field with a value that the form rejects has no green border, on step 1 and on step 2', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await openDialog(page, 'Free Intake');
  await fillAndLeave(page, dialog, { ...person, company: 'Bakkerij' });
  await borders(page, dialog, ['firstName', 'lastName', 'email', 'company'], 'green');
  await fillAndLeave(page, dialog, { firstName: 'S', company: ' B ' });
  await borders(page, dialog, ['firstName', 'company'], 'green', false);
  await press(page, 'Next', dialog);
  await fillAndLeave(page, dialog, { currentChallenges: message });
  await borders(page, dialog, ['currentChallenges'], 'green');
  await fillAndLeave(page, dialog, { currentChallenges: 'Nineteen characters' });
  await borders(page, dialog, ['currentChallenges'], 'green', false);
});

test('a job application has green borders around values that the browser accepts, because only the browser validates it', async () => {
  const { page, goTo } = await visit();
  await goTo('/jobs/product-designer');
  await press(page, 'Apply Now', 'main');
  await fillAndLeave(page, 'main', { fullName: 'Sanne de Vries', email: 'sanne@' });
  await borders(page, 'main', ['fullName'], 'green');
  await borders(page, 'main', ['email'], 'red');
  await press(page, 'Submit Application', 'main');
  await page.waitForSelector('main [name="phone"][aria-invalid="true"]');
  // The visitor has not chosen a country: the first one is only the default.
  await borders(page, 'main', ['country'], 'green', false);
  await fillAndLeave(page, 'main', { country: 'Spain' });
  await borders(page, 'main', ['country'], 'green');
});

const selects = [
  {
    place: 'contact',
    path: '/contact',
    button: undefined,
    scope: 'main form',
    chosen: 'voice-agent',
  },
  {
    place: 'Free Intake',
    path: '/about',
    button: 'Free Intake',
    scope: dialog,
    chosen: 'healthcare',
  },
] as const;

test.each(selects)(
  '$place: the text of a list without a choice is lighter than a chosen option and has a contrast of at least 4.5',
  async ({ path, button, scope, chosen }) => {
    const { page, goTo } = await visit({});
    await goTo(path);
    if (button) await openDialog(page, button);
    const contrast = () =>
      page.$eval(`${scope} select`, (list) => {
        // A canvas converts each colour to red, green and blue.
        const canvas = document.createElement('canvas').getContext('2d')!;
        const luminanceOf = (color: string) => {
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
            const share = channel / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
        };
        const style = getComputedStyle(list);
        const back = luminanceOf(style.backgroundColor);
        return (back + 0.05) / (luminanceOf(style.color) + 0.05);
      });
    const empty = await contrast();
    expect(empty).toBeGreaterThanOrEqual(4.5);
    expect(empty).toBeLessThan(6);
    await page.select(`${scope} select`, chosen);
    expect(await contrast()).toBeGreaterThan(12);
  },
);
