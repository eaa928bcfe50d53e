import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';

const { visit } = startJourney();

const file = /\/menu-drawings\.[^/]*svg$/;

test.each([
  [1280, 'Solutions', '#nav-solutions'],
  [390, 'Open menu', '#site-menu'],
])(
  'at %i px the menu shows a drawing beside links, and the browser fetches the drawings only when the menu opens',
  async (width, name, menu) => {
    const { page, goTo } = await visit({ width });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await goTo('/about');
    expect(fetched.filter((url) => file.test(url))).toEqual([]);
    const drawings = page.waitForResponse((response) => file.test(response.url()));
    await press(page, name, 'header');
    const group = await page.$(`${menu} summary`);
    await group?.click();
    expect((await drawings).ok()).toBe(true);
    const placesOf = (path: string) =>
      page.$eval(`${menu} a[href="${path}"]`, (link) => {
        const { width: across, backgroundPosition } = getComputedStyle(link, '::after');
        return [across, backgroundPosition];
      });
    expect(await placesOf('/solutions')).toEqual(['auto', '0% 0%']);
    expect(await placesOf('/solutions/hr')).toEqual(['60px', '0px 0px']);
    expect(await placesOf('/solutions/data')).toEqual(['60px', '0px -200px']);
  },
);
