import { source, type run, type RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What forced colours can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export type Colours = 'normal' | 'forced';

/**
 * Axe reads a text's colour from `-webkit-text-fill-color`, which Chrome reports as it was before it forced the colours
 * that it paints; `color` it reports as painted.
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

/** What axe finds wrong with the page as it is now, or with the part of it that is named: colours, rule, element, why. */
export type LookWithAxe = (colours: Colours, within?: string) => Promise<string[]>;

/**
 * Prepares a page for axe. Motion is reduced in it, so that axe meets the end of every animation. With normal colours
 * all rules are checked, with forced ones those that these can change.
 */
export async function prepareAxe(page: Page): Promise<LookWithAxe> {
  // Its emulation ends with the session.
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
    // Axe stays in a document that it has looked at before.
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
            // Off by default, whatever the tags say.
            rules: { 'target-size': { enabled: true } },
          }),
      resultTypes: ['violations'],
    };
    // By itself: its package for puppeteer gives a page one second to answer.
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
