import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { holdTimers } from '../support/page/clock';

const { visit } = startJourney();

interface Point {
  x: number;
  y: number;
}

/** A horizontal position on a button or a link, from 0 (left) to 1 (right). */
type Share = number;

/** Opens a page and stops its timers. `pass` advances the timers, so that the mouse is equally fast everywhere. */
async function open(width = 1280) {
  const { page, goTo } = await visit({ width });
  await goTo('/about');
  const pass = await holdTimers(page);
  await page.evaluate(() => {
    Object.assign(window, { opened: [] });
    document.addEventListener(
      'beforetoggle',
      ({ target, newState }) => {
        if (newState !== 'open') return;
        const { opened } = window as unknown as { opened: string[] };
        opened.push((target as Element).id.replace('nav-', ''));
      },
      true,
    );
  });
  return { page, pass };
}
const panelsOf = (page: Page) =>
  page.evaluate(() => ({
    opened: (window as unknown as { opened: string[] }).opened,
    open: document.querySelector('header :popover-open')?.id.replace('nav-', ''),
  }));

const forgetOpened = (page: Page) => page.evaluate(() => Object.assign(window, { opened: [] }));

const pointOf = (page: Page, selector: string, share: Share): Promise<Point> =>
  page.$eval(
    selector,
    (element, part) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      return { x: Math.round(left + 2 + (width - 4) * part), y: Math.round(top + height / 2) };
    },
    share,
  );
const buttonOf = (id: string) => `[popovertarget="nav-${id}"]`;

/** Moves the mouse in a straight line at 4 ms per pixel, in steps of 24 px. */
async function moveStraight(
  page: Page,
  from: Point,
  to: Point,
  pass: (milliseconds: number) => Promise<void>,
) {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 24);
  for (let step = 1; step <= steps; step += 1) {
    const at = (a: number, b: number) => Math.round(a + ((b - a) * step) / steps);
    await page.mouse.move(at(from.x, to.x), at(from.y, to.y));
    await pass(96);
  }
}

const lines: [group: string, from: Share, link: string, to: Share][] = [
  ['solutions', 0.5, '/solutions', 0.9],
  ['solutions', 1, '/solutions/compliance', 0.9],
  ['services', 1, '/services/maintenance-workshops', 0.5],
  // The mouse could cross no other button to the right of this one, so the movement starts in the button's middle.
  ['company', 0.5, '/about', 0.9],
];

test('at 920 and 1440 px a straight mouse movement from a button to a link in its panel opens no other panel', async () => {
  const { page, pass } = await open(1440);
  const faults: string[] = [];
  // At 920 px the buttons are closest to each other, and at 1440 px the panels are farthest from the window's edges.
  for (const width of [920, 1440]) {
    await page.setViewport({ width, height: 900 });
    for (const [group, fromShare, path, toShare] of lines) {
      await page.mouse.move(width / 2, 800);
      await pass(400);
      await forgetOpened(page);
      const from = await pointOf(page, buttonOf(group), fromShare);
      await page.mouse.move(from.x, from.y);
      await pass(400);
      const link = `#nav-${group} a[href="${path}"]`;
      await moveStraight(page, from, await pointOf(page, link, toShare), pass);
      await pass(400);
      const { opened, open: last } = await panelsOf(page);
      const isOnLink = (await page.$(`${link}:hover`)) !== null;
      if (opened.join() !== group || last !== group || !isOnLink)
        faults.push(`${group} to ${path} at ${width} px opened ${opened.join()}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a neighbouring panel opens after the pointer has rested on its button for 120 ms', async () => {
  const { page, pass } = await open();
  const from = await pointOf(page, buttonOf('solutions'), 1);
  await page.mouse.move(from.x, from.y);
  // The mouse moves down onto the neighbouring button, towards the open panel.
  await page.mouse.move(from.x + 20, from.y + 10);
  await pass(119);
  await page.mouse.move(from.x + 24, from.y + 12);
  await pass(119);
  expect(await panelsOf(page)).toEqual({ opened: ['solutions'], open: 'solutions' });
  await pass(1);
  expect(await panelsOf(page)).toEqual({ opened: ['solutions', 'services'], open: 'services' });
});

test('a panel that a click opens before this rest of 120 ms stays closed after Escape', async () => {
  const { page, pass } = await open();
  await page.hover(buttonOf('solutions'));
  await page.click(buttonOf('services'));
  expect((await panelsOf(page)).open).toBe('services');
  await page.keyboard.press('Escape');
  await pass(120);
  await page.hover(`${buttonOf('services')} svg`);
  await pass(120);
  expect((await panelsOf(page)).open).toBeUndefined();
});
