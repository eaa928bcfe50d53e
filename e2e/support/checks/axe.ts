import { source, type ElementContext, type run, type RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The axe rules whose result can differ with forced colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export type Colours = 'normal' | 'forced';

/**
 * Runs in the page: makes axe read the colour of a text from `color`. Axe itself reads `-webkit-text-fill-color`, for
 * which Chrome returns the colour that the text has without forced colours.
 */
function readPaintedColours() {
  const { prototype } = CSSStyleDeclaration;
  const read = prototype.getPropertyValue;
  prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}

/**
 * Returns axe's violations of the page or of its part `within`, each as a line with colours, rule, element and reason.
 */
export type RunAxe = (colours: Colours, within?: ElementContext) => Promise<string[]>;

/** Reduces motion, so that axe checks the final state of animations. Returns a function that runs axe. */
export async function prepareAxe(page: Page): Promise<RunAxe> {
  // Keeps this session open, because the emulation ends when the session closes.
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
            // Enables this rule by name, because axe leaves it off even if its tag is selected.
            rules: { 'target-size': { enabled: true } },
          }),
      resultTypes: ['violations'],
      // Keeps axe from loading and parsing the style sheets again, because no rule of these tags reads them.
      preload: { assets: ['media'] },
    };
    // Calls axe directly, because @axe-core/puppeteer fails if a page does not respond within one second.
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
