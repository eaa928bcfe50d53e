import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './support/root';
import { routes } from './support/routes';

interface CheckerMessage {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/**
 * What the checker says of things that are as they have to be:
 * - its CSS grammar is older than the browsers that we support (anchor positioning, container queries and their units,
 *   `mask`'s positions, var() within calc());
 * - the header's groups carry a true `aria-expanded` before any script, as the interfaces ask, on native popovers and
 *   disclosures whose state the browser states as well: doubled, and never false.
 */
const accepted = [
  /^CSS: “(anchor-name|position-anchor|container-type)”: Property “\S+” doesn't exist\.$/,
  /^CSS: “(top|left)”: “anchor\(\w+\)” is not a “\w+” value\.$/,
  /^CSS: Unrecognized at-rule “@container”$/,
  /^CSS: “(font-size|transform)”: Parse Error\.$/,
  /^CSS: “max-width”: The types are incompatible\.$/,
  /^CSS: “mask”: Too many values or values are not recognized\.$/,
  /^The “aria-expanded” attribute must not be used on any element which has a “popovertarget” attribute\.$/,
  /^The “aria-expanded” attribute must not be used on any “summary” element/,
  /^Element “summary” is missing one or more of the following attributes: “aria-checked”, “aria-level”, “role”\.$/,
];

function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

/** The checker's errors over `files`, as "file: message (extract)". Throws when it did not run. */
function check(files: string[]): string[] {
  const jar = String(createRequire(join(root, 'package.json'))('vnu-jar'));
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss2m', '-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', ...files],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  const { messages } = JSON.parse(stderr) as { messages: CheckerMessage[] };
  return messages
    .filter(({ message }) => !accepted.some((pattern) => pattern.test(message)))
    .map(({ url, message, extract }) => `${url}: ${message} (${extract?.trim() ?? ''})`);
}

const files = [
  ...routes.map((path) => join('dist/site', path, 'index.html')),
  'dist/site/404.html',
];

if (hasJava()) {
  test('the Nu HTML checker finds no error on any page', () => {
    expect(check(files)).toEqual([]);
  }, 180_000);
} else {
  console.warn('The HTML checker needs Java, and there is none: it is skipped.');
  test.todo('the Nu HTML checker finds no error on any page: it needs Java');
}
