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

/** The home page at the relay, whose scripts see no driver. */
async function openHome() {
  relay.forget();
  const page = await visit('/', { origin: relay.origin });
  await page.waitFor(isClientRunning);
  expect(await page.evaluate(() => navigator.webdriver)).toBe(false);
  return page;
}
const isAsked = (path: string) => until(() => relay.asked(path).length > 0);

const link = 'main a[href="/solutions"]';

journey('a pointer that rests on a link fetches its page', async () => {
  const page = await openHome();
  await page.hover(link);
  await isAsked('/solutions');
});

journey('a page that was prefetched is used not asked for again', async () => {
  const page = await openHome();
  await page.hover(link);
  await isAsked('/solutions');
  await page.click(link);
  await page.waitFor(isAt, '/solutions');
  await page.waitFor(isClientRunning);
  expect(relay.asked('/solutions')).toHaveLength(1);
});

journey('a link that takes the keyboard’s focus has its page fetched', async () => {
  const page = await openHome();
  await page.press('Tab');
  await page.press('Enter');
  await tabTo(page, { text: 'View Solutions' });
  await isAsked('/solutions');
});

journey('the code of a form is fetched when one of its fields takes the focus', async () => {
  relay.forget();
  const page = await visit('/contact', { origin: relay.origin });
  await page.waitFor(isClientRunning);
  await tabTo(page, { name: 'firstName' });
  const names = ['overlays', 'contact-page-form'];
  await until(() =>
    names.every((name) => relay.all().some(({ path }) => path.includes(`/${name}.`))),
  );
});
