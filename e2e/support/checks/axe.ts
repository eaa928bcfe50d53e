import { source, type ElementContext, type run, type RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result can differ with forced colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose result can differ with the window's width. */
export const layoutRules = [...colourRules, 'target-size', 'scrollable-region-focusable'];

export type Colours = 'normal' | 'forced';

/** Runs in the page: axe gets `color` in place of `-webkit-text-fill-color`, which ignores forced colours in Chrome. */
function readPaintedColours() {
  const { prototype } = CSSStyleDeclaration;
  const read = prototype.getPropertyValue;
  prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}

/**
 * Returns axe's violations of the page or of `within`, each as a line of text. By default checks all rules, or with
 * forced colours only those about colours.
 */
export type RunAxe = (
  colours: Colours,
  within?: ElementContext,
  rules?: string[],
) => Promise<string[]>;

/** Reduces motion, so that axe checks animations in their final state. */
export async function prepareAxe(page: Page): Promise<RunAxe> {
  // The emulation ends when this session closes, so the session stays open.
  const client = await page.createCDPSession();
  const emulate = (colours: Colours) =>
    client.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'forced-colors', value: colours === 'forced' ? 'active' : 'none' },
      ],
    });
  await emulate('normal');

  return async (colours, within, rules = colours === 'forced' ? colourRules : undefined) => {
    await emulate(colours);
    const isThere = await page.evaluate(() => 'axe' in window);
    if (!isThere) {
      await page.evaluate(readPaintedColours);
      await page.evaluate(source);
    }
    const options: RunOptions = {
      ...(rules
        ? { runOnly: { type: 'rule', values: rules } }
        : {
            runOnly: { type: 'tag', values: tags },
            // By default axe does not run this rule, even if its tag is selected.
            rules: { 'target-size': { enabled: true } },
          }),
      resultTypes: ['violations'],
      // Keeps axe from loading the style sheets again, because no rule reads them.
      preload: { assets: ['media'] },
    };
    // @axe-core/puppeteer fails if a page does not respond within one second, so this code calls axe directly.
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
