import { source, type run, type RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result forced colours can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export type Colours = 'normal' | 'forced';

/**
 * Axe reads a text's colour from `-webkit-text-fill-color`, which Chrome reports without forced colours, unlike
 * `color`.
 */
function readPaintedColours() {
  const real = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const style = real(element, pseudo);
    const read = style.getPropertyValue.bind(style);
    style.getPropertyValue = (name) => read(name === '-webkit-text-fill-color' ? 'color' : name);
    return style;
  };
}

/** Returns axe's violations of the page or of the part `within`: colours, rule, element, reason. */
export type RunAxe = (colours: Colours, within?: string) => Promise<string[]>;

/** Reduces motion, so that axe checks the final state. Forced colours need only the rules about colours. */
export async function prepareAxe(page: Page): Promise<RunAxe> {
  // The emulation ends with the session.
  const client = await page.createCDPSession();
  const emulate = (colours: Colours) =>
    client.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'forced-colors', value: colours === 'forced' ? 'active' : 'none' },
      ],
    });
  await emulate('normal');

  return async (colours, within) => {
    await emulate(colours);
    // Axe needs to be injected only once per document.
    const isThere = await page.evaluate(() => 'axe' in window);
    if (!isThere) {
      await page.evaluate(readPaintedColours);
      await page.evaluate(source);
    }
    const options: RunOptions = {
      ...(colours === 'forced'
        ? { runOnly: { type: 'rule', values: colourRules } }
        : {
            runOnly: { type: 'tag', values: tags },
            // This rule is off by default, even when its tag is selected.
            rules: { 'target-size': { enabled: true } },
          }),
      resultTypes: ['violations'],
      // No rule of these tags reads style sheets, which axe would load again and parse.
      preload: { assets: ['media'] },
    };
    // Calls axe directly, because its puppeteer package gives a page only one second to answer.
    const { violations } = await page.evaluate(
      (context, how) => (window as unknown as { axe: { run: typeof run } }).axe.run(context, how),
      within ?? 'html',
      options,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${colours} colours: ${id} at ${target.join(' ')}: ${failureSummary}`,
      ),
    );
  };
}
