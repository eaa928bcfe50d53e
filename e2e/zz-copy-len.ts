import { launchShell } from './support/browser/browser';
import { openPage } from './support/page/open-page';
import { clientRuns } from './support/page/requests';
import { routes } from './support/routes';
import { startSite } from './support/servers/site';

const site = await startSite();
const browser = await launchShell();
try {
  const { page, goTo } = await openPage(browser, site.origin, { width: 390, height: 844 });
  for (const path of routes) {
    await goTo(path);
    await clientRuns(page);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(length, path);
  }
} finally {
  await browser.close();
  await site.stop();
}
