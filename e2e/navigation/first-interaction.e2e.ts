import { startJourney } from '../support/journey';
import { until } from '../support/page/appearances';
import { openPage } from '../support/page/open-page';
import { clientRuns } from '../support/page/requests';
import { startRelay } from '../support/servers/relay';

const journey = startJourney();

test('the client fetches the dialogs when the pointer moves, and not when the page changes below a resting pointer', async () => {
  const relay = await startRelay(journey.site.origin);
  const { page, goTo, close } = await openPage(journey.browser, relay.origin);
  await goTo('/about');
  await clientRuns(page);
  // Chrome fires these events if the page appears late, below a pointer that does not move.
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
