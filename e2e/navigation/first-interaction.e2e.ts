import { startJourney } from '../support/journey';
import { until } from '../support/page/appearances';
import { openPage } from '../support/page/open-page';
import { startRelay } from '../support/servers/relay';

const journey = startJourney();

test('the client script fetches the dialogs when the visitor moves the pointer, not when the page appears below a resting pointer', async () => {
  const relay = await startRelay(journey.site.origin);
  const { page, goTo, close } = await openPage(journey.browser, relay.origin);
  await goTo('/about');
  // Chrome fires `pointerover` and `pointermove` for a pointer that does not move, if the page appears below it.
  await page.evaluate(() => {
    for (const type of ['pointerout', 'pointerover', 'pointermove'])
      document.querySelector('header')!.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  const copies = await page.$eval('[data-copies]', (script) => script.getAttribute('data-copies')!);
  expect(relay.asked(copies)).toEqual([]);
  await page.mouse.move(601, 400);
  await until(() => relay.asked(copies).length > 0);
  await close();
  await relay.stop();
});
