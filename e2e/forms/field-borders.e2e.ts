import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, press } from '../support/page/forms';
import { person } from '../support/page/leads';
import { hydrates } from '../support/page/requests';

const { visit } = startJourney();

/** The CSS custom properties of the two border colours. On a dark background the properties have other values. */
const colors = { green: '--moss', red: '--danger' };

const borders = (page: Page, names: string[], color: keyof typeof colors, areExpected = true) =>
  page.waitForFunction(
    (wanted, property, are) =>
      wanted.every((name) => {
        const style = getComputedStyle(document.querySelector(`main [name="${name}"]`)!);
        const [, hex] = style.getPropertyValue(property).split('#');
        const channels = [0, 2, 4].map((at) => parseInt(hex!.slice(at, at + 2), 16));
        return (style.borderTopColor === `rgb(${channels.join(', ')})`) === are;
      }),
    { timeout: 5_000 },
    names,
    colors[color],
    areExpected,
  );

async function fillAndLeave(page: Page, values: Record<string, string>) {
  await fill(page, 'main', values);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

const message = 'A message of more than ten characters.';

// If the form rejects a field's value, the field never has a green border. After a submit, it has a red border. In all
// forms, api/check-on-demand.ts decides which values the form accepts.
test('the contact page’s form marks rejected values in red and never in green, and its list has another text colour after a choice', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  const listColor = () => page.$eval('main form select', (list) => getComputedStyle(list).color);
  const before = await listColor();
  await page.select('main form select', 'voice-agent');
  expect(await listColor()).not.toBe(before);

  await page.hover('main form');
  await hydrates(page, 'contact-page-form');
  const good = { ...person, message };
  await fillAndLeave(page, good);
  await borders(page, Object.keys(good), 'green');

  // The browser's own validation accepts these values, but the form rejects them.
  const bad = { firstName: '  ', lastName: '\u00a0', message: 'Hi' };
  const names = Object.keys(bad);
  await fillAndLeave(page, bad);
  await borders(page, names, 'green', false);
  await press(page, 'Send Message', 'main');
  await page.waitForSelector('main [name=firstName][aria-invalid]');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await borders(page, names, 'red');

  await fillAndLeave(page, good);
  await borders(page, Object.keys(good), 'green');
});

test('a job application has green borders around values that the browser accepts, because only the browser validates it', async () => {
  const { page, goTo } = await visit();
  await goTo('/jobs/product-designer');
  await press(page, 'Apply Now', 'main');
  await fillAndLeave(page, { fullName: 'Sanne de Vries', email: 'sanne@' });
  await borders(page, ['fullName'], 'green');
  await borders(page, ['email'], 'red');
  await press(page, 'Submit Application', 'main');
  await page.waitForSelector('main [name="phone"][aria-invalid="true"]');
  // Not green, because the visitor has not chosen a country: the list only shows its first country by default.
  await borders(page, ['country'], 'green', false);
  await fillAndLeave(page, { country: 'Spain' });
  await borders(page, ['country'], 'green');
});
