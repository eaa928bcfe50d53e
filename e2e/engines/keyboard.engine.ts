import { isAt } from '../support/page/history';
import { isFocusOn } from '../support/page/keyboard';
import { leads, person } from '../support/page/leads';
import { isClientRunning } from '../support/page/requests';
import { isToastShown } from '../support/page/toasts';
import { tabTo } from './actions';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney();

journey('Tab moves through a message’s fields, and Enter sends the message', async () => {
  const page = await visit('/contact');
  const fields = { ...person, message: 'Hello from the keyboard.', company: 'Bakkerij' };
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, { name }, { isShifted: name === 'company' });
    await page.type(text);
  }
  await page.press('Enter');
  await page.waitFor(isToastShown, ...leads.contactPage.success);
  expect(await site.records('contact')).toEqual([expect.objectContaining(fields)]);
});

journey('keys open a dropdown, move the focus in it and close it', async () => {
  const page = await visit('/pricing');
  await page.waitFor(isClientRunning);
  await tabTo(page, { text: 'Products' });
  for (const key of ['Enter', 'Space', 'ArrowDown'] as const) {
    await page.press(key);
    await page.appears('#nav-products:popover-open');
    await page.press('Escape');
    await page.disappears('#nav-products:popover-open');
    await page.waitFor(isFocusOn, 'Products');
  }
  await page.press('ArrowDown');
  await page.waitFor(isFocusOn, 'All products');
  await page.press('End');
  await page.waitFor(isFocusOn, 'Analysis Suite');
  await page.press('Tab');
  await page.disappears('#nav-products:popover-open');
  await tabTo(page, { text: 'Products' }, { isShifted: true });
  await page.press('ArrowDown');
  await page.waitFor(isFocusOn, 'All products');
  await page.press('Enter');
  await page.waitFor(isAt, '/products');
});

journey('keys open and close the phone menu, expand a group and follow a link', async () => {
  const page = await visit('/pricing', { width: 390, height: 844 });
  await page.waitFor(isClientRunning);
  await tabTo(page, { text: 'Open menu' });
  await page.press('Enter');
  await page.appears('#site-menu:popover-open');
  await tabTo(page, { text: 'Services' });
  await page.press('Enter');
  await page.appears('#site-menu a[href="/services/data-security"]');
  await page.press('Space');
  await page.disappears('#site-menu a[href="/services/data-security"]');
  await page.press('Escape');
  await page.disappears('#site-menu');
  await page.waitFor(isFocusOn, 'Open menu');

  await page.press('Enter');
  await tabTo(page, { text: 'Services' });
  await page.press('Enter');
  await tabTo(page, { text: 'Data Security' });
  await page.press('Enter');
  await page.waitFor(isAt, '/services/data-security');
});
