import { readFileSync } from 'node:fs';
import { browserslistToTargets, transform } from 'lightningcss';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { browserslist } = JSON.parse(manifest) as { browserslist: string[] };
// Without target browsers Lightning CSS writes CSS that no browser reads yet, such as a timeline within `animation`.
const targets = browserslistToTargets(browserslist.map((entry) => entry.replace(' >=', '')));

/**
 * Removes the custom properties that Lightning CSS adds to each rule with `color-scheme`. They support `light-dark()`,
 * which no style of the site uses. Parcel's CSS contains them, too, because Parcel also calls Lightning CSS.
 */
const withoutLightDark = (css: string) => css.replace(/--lightningcss-\w+:[^;}]*;?/g, '');

/** Returns the CSS without spaces and overridden declarations. Throws for invalid CSS. */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
  });
  return withoutLightDark(code.toString());
}
