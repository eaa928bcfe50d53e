import { startJourney } from '../support/journey';

const { visit } = startJourney();

const readings: [string, number, string[]][] = [
  [
    '/',
    200,
    [
      'Your AI team. Built for you.',
      'Do the free and easy scan right now',
      '200+',
      '50+',
      '85%',
      'What exactly is an AI agent?',
      'Ready for the new AI model?',
      '€400',
      'Send Message',
      'Start AI Scan',
    ],
  ],
  ['/contact', 200, ['Send Message', 'First name', 'Message']],
  ['/no-such-page', 404, ['404 Page Not Found']],
];

test.each(readings)('%s reads completely without JavaScript', async (path, status, texts) => {
  const { page, goTo } = await visit({
    isJavaScriptOff: true,
    // The browser reports the 404 itself.
    expectedErrors: [/404/],
  });
  await goTo(path, status);
  const visible = await page.$eval('body', (body) => body.innerText);

  for (const text of texts) expect(visible.replace(/\s+/g, ' ')).toContain(text);
  const invisible = await page.$$eval('main h2, main h3, main p', (elements) =>
    elements
      .filter(
        (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => element.textContent),
  );
  expect(invisible).toEqual([]);
});

test('the phone menu opens, unfolds its groups and closes without JavaScript', async () => {
  const { page, goTo } = await visit({
    isJavaScriptOff: true,
    width: 390,
    height: 844,
  });
  await goTo('/');
  await page.click('::-p-aria([name="Open menu"][role="button"])');
  const menu = await page.waitForSelector('#site-menu', { visible: true });
  await page.click('#site-menu details:nth-of-type(2) > summary');
  await page.waitForSelector('#site-menu a[href="/services/data-security"]', { visible: true });
  await page.click('#site-menu ::-p-aria([name="Close menu"][role="button"])');

  expect(await menu!.isVisible()).toBe(false);
});
