import { until } from '../support/page/appearances';
import { isAt } from '../support/page/history';
import { isClientRunning } from '../support/page/requests';
import { startRelay } from '../support/servers/relay';
import { tabTo } from './actions';
import { startHiddenDriver } from './drivers/hidden-driver';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney();
let hidden: Awaited<ReturnType<typeof startHiddenDriver>>;
let relay: Awaited<ReturnType<typeof startRelay>>;

beforeAll(async () => {
  hidden = await startHiddenDriver(site.origin);
  relay = await startRelay(hidden.origin);
});
afterAll(() => Promise.all([relay.stop(), hidden.stop()]));

/** Opens the home page with `navigator.webdriver` false, through the proxy that records requests. */
async function openHome() {
  relay.forget();
  const page = await visit('/', { origin: relay.origin });
  await page.waitFor(isClientRunning);
  expect(await page.evaluate(() => navigator.webdriver)).toBe(false);
  return page;
}
const isAsked = (path: string) => until(() => relay.asked(path).length > 0);

const link = 'main a[href="/solutions"]';

journey('a pointer that rests on a link prefetches its page', async () => {
  const page = await openHome();
  await page.hover(link);
  await isAsked('/solutions');
});

journey('a prefetched page is not requested again', async () => {
  const page = await openHome();
  await page.hover(link);
  await isAsked('/solutions');
  await page.click(link);
  await page.waitFor(isAt, '/solutions');
  await page.waitFor(isClientRunning);
  expect(relay.asked('/solutions')).toHaveLength(1);
});

journey('focus on a link prefetches its page', async () => {
  const page = await openHome();
  await page.press('Tab');
  await page.press('Enter');
  await tabTo(page, { text: 'View Solutions' });
  await isAsked('/solutions');
});

journey('focus on a field fetches the code of its form', async () => {
  relay.forget();
  const page = await visit('/contact', { origin: relay.origin });
  await page.waitFor(isClientRunning);
  await tabTo(page, { name: 'firstName' });
  const names = ['overlays', 'contact-page-form'];
  await until(() =>
    names.every((name) => relay.all().some(({ path }) => path.includes(`/${name}.`))),
  );
});
