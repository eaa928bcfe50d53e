import { hasClientStarted } from '../support/page/requests';
import { journey, startEngineJourney } from './journey';

const { visit } = startEngineJourney(undefined, { isJavaScriptOff: true });

const readings: Record<string, string[]> = {
  '/': ['Your AI team. Built for you.', '200+', '€400', 'Send Message', 'Start AI Scan'],
  '/contact': ['Send Message', 'First name', 'Without JavaScript, write to us at'],
  '/pricing': ['€1,430', 'Full Discovery'],
};

for (const [path, texts] of Object.entries(readings))
  journey(`without JavaScript ${path} shows its whole text`, async () => {
    const page = await visit(path);
    const read = await page.text('body');
    for (const text of texts) expect(read).toContain(text);
    const hidden = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('main h2, main h3, main p')];
      const isVisible = (part: Element) =>
        part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Some texts have one element for phones and another for wide screens, so one of the two must be visible.
      const visible = new Set(parts.filter(isVisible).map((part) => part.textContent));
      return parts.map((part) => part.textContent).filter((text) => !visible.has(text));
    });
    expect(hidden).toEqual([]);
    expect(await page.evaluate(hasClientStarted)).toBe(false);
  });

journey('without JavaScript a dropdown opens, closes and links to pages', async () => {
  const page = await visit('/about');
  await page.click({ name: 'Products', within: 'header nav' });
  await page.appears('#nav-products:popover-open');
  await page.click({ name: 'Products', within: 'header nav' });
  await page.disappears('#nav-products');
  await page.click({ name: 'Products', within: 'header nav' });
  await page.click('#nav-products a[href="/products"]');
  await page.waitFor(() => location.pathname === '/products');
});

journey('without JavaScript the phone menu opens, expands a group and closes', async () => {
  const page = await visit('/', { width: 390, height: 844 });
  await page.click({ name: 'Open menu' });
  await page.appears('#site-menu');
  await page.click({ name: 'Services', within: '#site-menu' });
  await page.appears('#site-menu a[href="/services/data-security"]');
  await page.click({ name: 'Close menu', within: '#site-menu' });
  await page.disappears('#site-menu');
});
