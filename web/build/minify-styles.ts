import { readFileSync } from 'node:fs';
import { browserslistToTargets, transform } from 'lightningcss';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { browserslist } = JSON.parse(manifest) as { browserslist: string[] };
// Without them it writes what no browser reads yet, such as a timeline within `animation`.
const targets = browserslistToTargets(browserslist.map((entry) => entry.replace(' >=', '')));

/** Lightning CSS, also within Parcel, prepares `light-dark()` wherever a colour scheme is set. No style of ours uses it. */
export const withoutLightDark = (css: string) => css.replace(/--lightningcss-\w+:[^;}]*;?/g, '');

/** Writes rules without spaces and overridden declarations. Throws on invalid ones. */
export const minifyStyles = (css: string) =>
  withoutLightDark(
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      targets,
    }).code.toString(),
  );
