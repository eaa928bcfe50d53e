import { AxePuppeteer } from '@axe-core/puppeteer';
import type { CDPSession, Page } from 'puppeteer';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Motion is reduced, so that axe meets the end of every animation. */
export async function emulateColours(client: CDPSession, areForced: boolean): Promise<void> {
  await client.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: areForced ? 'active' : 'none' },
    ],
  });
}

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

/** What axe finds wrong with the page as it is now: rule, element, why. `rules`: these only, else all of them. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxePuppeteer(page).setLegacyMode();
  axe.options(
    rules
      ? { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] }
      : {
          runOnly: { type: 'tag', values: tags },
          // Off by default, whatever the tags say.
          rules: { 'target-size': { enabled: true } },
          resultTypes: ['violations'],
        },
  );
  await page.evaluate(readPaintedColours);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
