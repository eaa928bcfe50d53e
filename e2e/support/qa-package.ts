import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser, findShell } from './browser/find-browser';
import { root } from './root';

const run = promisify(execFile);

/** Returns the text under a heading of one of the mock API's README files. */
export async function sectionOf(file: string, heading: string) {
  const text = await readFile(join(root, 'mock-api', file), 'utf8');
  const section = text.split(new RegExp(`^#+ ${heading}\n`, 'm'))[1]?.split(/^#+ /m)[0];
  if (!section) throw new Error(`${file} has no section ${heading}.`);
  return section;
}

export const commandsIn = (section: string) =>
  [...section.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, code]) => code!);

/** Returns the name and the code of each file in a section. In the README, the name is on the line above the code. */
const filesIn = (section: string) =>
  [...section.matchAll(/^`([\w.-]+)`:\n\n```\w+\n([^]*?)^```/gm)].map(
    ([, name, code]) => [name!, code!] as const,
  );

/** Installs the QA package (the mock API for testers), for the tests of the calling file. */
export function installPackage() {
  let outside: string;

  /** Runs commands in a folder and returns their output. Rejects with that output if a command fails. */
  async function shell(commands: string, folder: string) {
    // The headless shell needs only a third of the full browser's time.
    const browser = (await findShell()) ?? (await findBrowser()) ?? '';
    // Playwright refuses to run if JEST_WORKER_ID is set, so the variables of jest are removed.
    const { JEST_WORKER_ID: _id, NODE_ENV: _mode, ...own } = process.env;
    const env = { ...own, CHROME_PATH: browser, PUPPETEER_EXECUTABLE_PATH: browser };
    const running = run('bash', ['-euc', commands], { cwd: folder, env });
    const { stdout } = await running.catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${commands}${error.stdout}${error.stderr}`);
    });
    return stdout;
  }

  // Installs the package in a new project with this repository's test runners.
  beforeAll(async () => {
    outside = await mkdtemp(join(tmpdir(), 'maatwerk-recipes-'));
    await symlink(root, join(outside, 'maatwerk'));
    await run('npm', ['run', '--silent', 'pack:qa'], { cwd: root });
    const project = await newProject('installed');
    const install = commandsIn(await sectionOf('qa/README.md', 'Install')).at(-1)!;
    await shell(`${install.trim()} --prefer-offline --no-audit --no-fund`, project);
    await mkdir(join(project, 'node_modules/@playwright'));
    await mkdir(join(project, 'node_modules/@types'), { recursive: true });
    const tools = ['jest', 'msw', 'puppeteer', 'typescript', '@playwright/test', '@types/node'];
    const commands = ['.bin/jest', '.bin/tsc', '.bin/playwright'];
    for (const name of [...tools, ...commands])
      await symlink(join(root, 'node_modules', name), join(project, 'node_modules', name));
  });
  afterAll(() => rm(outside, { recursive: true, force: true }));

  async function newProject(name: string) {
    const folder = join(outside, name);
    await mkdir(folder);
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "commonjs" }');
    return folder;
  }

  /** Creates a project with these files. Its `node_modules` folder is a link to the one in the project `installed`. */
  async function newProjectWith(files: Iterable<readonly [string, string]>) {
    const project = await newProject(`project-${(projects += 1)}`);
    await symlink('../installed/node_modules', join(project, 'node_modules'));
    for (const [name, code] of files) await writeFile(join(project, name), code);
    return project;
  }
  let projects = 0;

  /**
   * Runs the commands of a recipe (an example in a README), and then `commands`, in a new project with the recipe's
   * files and the `further` files. Returns the output.
   */
  async function follow(
    file: string,
    heading: string,
    further: readonly (readonly [string, string])[] = [],
    commands = '',
  ) {
    const section = await sectionOf(file, heading);
    const project = await newProjectWith([...filesIn(section), ...further]);
    return shell(commandsIn(section).join('') + commands, project);
  }

  return {
    follow,
    /** The `node_modules` of the project with the package. */
    modules: () => join(outside, 'installed/node_modules'),
  };
}
