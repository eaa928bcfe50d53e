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
  scope: string;
  good: Record<string, string>;
  /** Values that the browser's validation accepts and the form's own validation rejects. */
  bad: Record<string, string>;
  submit: string;
}

/** Fills the hydrated form with good, bad and again good values, and compares the colours of its borders. */
async function expectBorders(page: Page, { scope, good, bad, submit }: Case) {
  await fillAndLeave(page, scope, good);
  await borders(page, scope, Object.keys(good), 'green');

  const names = Object.keys(bad);
  await fillAndLeave(page, scope, bad);
  await borders(page, scope, names, 'green', false);
  await press(page, submit, scope);
  await page.waitForSelector(`${scope} [name="${names[0]}"][aria-invalid]`);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await borders(page, scope, names, 'red');

  const corrected = names.map((name) => [name, good[name]!] as const);
  await fillAndLeave(page, scope, Object.fromEntries(corrected));
  await borders(page, scope, Object.keys(good), 'green');
}

/** Returns the contrast between the text of the first list in `scope` and its background. */
const contrastOfList = (page: Page, scope: string) =>
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

/** A list without a choice has a lighter text than a chosen option, with a contrast of at least 4.5. */
async function expectLighterList(page: Page, scope: string, chosen: string) {
  const empty = await contrastOfList(page, scope);
  expect(empty).toBeGreaterThanOrEqual(4.5);
  expect(empty).toBeLessThan(6);
  await page.select(`${scope} select`, chosen);
  expect(await contrastOfList(page, scope)).toBeGreaterThan(12);
}

async function hydrateForm(page: Page, scope: string, island: string) {
  await page.hover(`${scope} form`);
  await hydrates(page, island);
}

// A field with a value that the form rejects never has a green border, and has a red one after the submit. Discovery has
// the fields of the contact page’s form.
test('the contact page’s form marks rejected values in red and never in green, and its list without a choice has a lighter text', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await expectLighterList(page, 'main form', 'voice-agent');
  await hydrateForm(page, 'main', 'contact-page-form');
  await expectBorders(page, {
    scope: 'main',
    good: { ...person, message },
    bad: { firstName: '  ', lastName: '\u00a0', message: 'Hi' },
    submit: 'Send Message',
  });
});

test('the contact section and the scan mark rejected values in red and never in green', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await hydrateForm(page, '#contact', 'contact-section-form');
  await expectBorders(page, {
    scope: '#contact',
    good: { ...person, subject: 'Hours', message },
    bad: { lastName: '  ', subject: ' ', message: ' \n ' },
    submit: 'Send Message',
  });
  await hydrateForm(page, '#ai-scan-section', 'ai-scan-form');
  await expectBorders(page, {
    scope: '#ai-scan-section',
    good: { url: 'bakkerij.example' },
    bad: { url: '  ' },
    submit: 'Start AI Scan',
  });
});

test('the intake has no green border around rejected values on steps 1 and 2, and its list without a choice has a lighter text', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await openDialog(page, 'Free Intake');
  await expectLighterList(page, dialog, 'healthcare');
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
