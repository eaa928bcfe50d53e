import { startJourney } from '../support/journey';

const { visit } = startJourney();
test('texts that a phone hides are in closed details elements; a press on the title or a search for the text opens them', async () => {
  const { page, goTo } = await visit({ width: 390, height: 844 });
  // A click would miss an element that still moves.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/products/ai-suite');
  // On a phone the drawing (`figure`) shows only some of its texts, on purpose.
  const lost = await page.$$eval('main :is(p, li, dd)', (texts) =>
    texts
      .filter((text) => !text.checkVisibility() && !text.closest('figure, details:not([open])'))
      .map((text) => text.textContent),
  );
  expect(lost).toEqual([]);

  const isShown = (text: string) =>
    page.$eval(`::-p-text(${text})`, (found) => found.checkVisibility());
  expect(await isShown('Talks with people by chat')).toBe(false);
  await page.click('summary[aria-label="More: Communication"]');
  expect(await isShown('Talks with people by chat')).toBe(true);

  // Browsers handle a text fragment in a URL in the same way as their find function.
  await goTo('/about');
  await goTo('/products/ai-suite#:~:text=Opens%20what%20comes%20in');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('details[open]')].some((each) =>
      each.textContent.includes('Opens what comes in'),
    ),
  );
});

test('without JavaScript the header hides the text behind it, and the scan shows the fields for a website and for documents', async () => {
  const { page, goTo } = await visit({ isJavaScriptOff: true });
  await goTo('/');
  const background = await page.$eval('header', (bar) => getComputedStyle(bar).backgroundColor);
  expect(background).toMatch(/^rgb\(/);
  const shown = await page.$$eval('#ai-scan-section [role="tabpanel"]', (panels) =>
    panels.map((panel) => panel.checkVisibility()),
  );
  expect(shown).toEqual([true, true]);
});
