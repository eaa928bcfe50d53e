import { readFileSync } from 'node:fs';
import { browserslistToTargets, transform } from 'lightningcss';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { browserslist } = JSON.parse(manifest) as { browserslist: string[] };
// Without target browsers Lightning CSS writes CSS that no browser supports yet, such as a timeline within `animation`.
const targets = browserslistToTargets(browserslist.map((entry) => entry.replace(' >=', '')));

/** Removes Lightning CSS's properties for `light-dark()`, which no style of the site uses. */
const withoutLightDark = (css: string) => css.replace(/--lightningcss-\w+:[^;}]*;?/g, '');

/** Throws for invalid CSS. */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
  });
  return withoutLightDark(code.toString());
}
