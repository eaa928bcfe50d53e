import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../support/root';
import { routes } from '../support/routes';

interface CheckerMessage {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** An error that the test ignores, because the checker does not know a value that the HTML standard allows. */
const acceptedRules = /^The “eagerness” property in a speculation rule must be one of /;
/** CSS errors that the test ignores, because the checker does not know these newer features. */
const accepted = [
  /^“(anchor-(name|scope)|position-anchor|container(-type|-name)?|field-sizing|animation-(timeline|range)|offset-(path|distance)|r|vector-effect)”: Property “\S+” doesn't exist\.$/,
  /^“(top|left)”: “anchor\(\w+\)” is not a “\w+” value\.$/,
  /^Unrecognized at-rule “@container”$/,
  /^(“(font-size|padding|transform|clip-path|inset-inline-end|--[\w-]+)”: )?Parse Error\.$/,
  /^“(font-size|--[\w-]+)”: Unknown dimension\.$/,
  /^“(max-width|width|font|font-size|clip-path)”: The types are incompatible\.$/,
  /^“mask”: Too many values or values are not recognized\.$/,
];

function isAccepted({ message }: CheckerMessage): boolean {
  if (!message.startsWith('CSS: ')) return acceptedRules.test(message);
  const fault = message.slice('CSS: '.length);
  return accepted.some((pattern) => pattern.test(fault));
}

function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

/** These settings halve the processor time of a Java process that runs only a few seconds. */
const forShortRuns = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const flags = ['--errors-only', '--exit-zero-always', '--format', 'json'];

/** Returns the checker's errors in `files`, as "file: message (extract)". Throws if the checker did not run. */
function check(files: string[]): string[] {
  const jar = String(createRequire(join(root, 'package.json'))('vnu-jar'));
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss2m', ...forShortRuns, '-jar', jar, ...flags, ...files],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  const { messages } = JSON.parse(stderr) as { messages: CheckerMessage[] };
  return messages
    .filter((message) => !isAccepted(message))
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
  console.warn('The HTML checker is skipped, because Java is not installed.');
  test.todo('the Nu HTML checker finds no error on any page: it needs Java');
}
