import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import {
  Builder,
  Capabilities,
  Key as Keys,
  Origin,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { Name, type Command } from 'selenium-webdriver/lib/command';
import { until } from '../../support/page/appearances';
import { EnginePage, locate, type Engine, type Key, type Size, type Target } from './engine';
import { findFirst, libraryFolders } from './find';

export const findWebKit = () => ({
  driver: findFirst(['/usr/bin/WebKitWebDriver']),
  browser: findFirst(libraryFolders().map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)),
  screen: findFirst(['/usr/bin/Xvfb']),
});

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: ' ',
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
  F8: Keys.F8,
};

class WebDriverPage extends EnginePage<WebElement> {
  constructor(private readonly driver: WebDriver) {
    super();
  }

  goTo(url: string) {
    return this.load(() => this.driver.get(url));
  }
  back() {
    return this.driver.navigate().back();
  }
  forward() {
    return this.driver.navigate().forward();
  }
  reload() {
    return this.load(() => this.driver.navigate().refresh());
  }
  type(text: string) {
    return this.driver.actions().sendKeys(text).perform();
  }
  press(key: Key, { isShifted = false } = {}) {
    const actions = this.driver.actions();
    if (isShifted) actions.keyDown(Keys.SHIFT);
    actions.sendKeys(keys[key]);
    if (isShifted) actions.keyUp(Keys.SHIFT);
    return actions.perform();
  }
  moveMouse(x: number, y: number) {
    return this.driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform();
  }
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    return this.driver.executeScript<Result>(run, ...args);
  }
  faults() {
    // The driver of WebKit reports no errors.
    return [];
  }
  close() {
    return this.driver.quit();
  }

  /** Navigates and waits for the new document. With the page load strategy "none" the driver itself does not wait. */
  private async load(navigate: () => Promise<void>) {
    await this.evaluate(() => void Object.assign(document, { isLeft: true }));
    await navigate();
    await this.waitFor(() => document.readyState === 'complete' && !('isLeft' in document));
  }
  protected async find(target: Target, isForMouse: boolean) {
    return (
      (await this.driver.executeScript<WebElement | null>(locate, target, isForMouse)) ?? undefined
    );
  }
  protected clickOn(element: WebElement) {
    return element.click();
  }
  protected hoverOver(element: WebElement) {
    return this.driver.actions().move({ origin: element, duration: 0 }).perform();
  }
  protected chooseFiles(element: WebElement, paths: string[]) {
    return element.sendKeys(paths.join('\n'));
  }
}

export const webkit: Engine = {
  name: 'webkit',
  async launch({ isJavaScriptOff = false } = {}) {
    const paths = findWebKit();
    if (!paths.driver || !paths.browser || !paths.screen)
      throw new Error('WebKit is missing. Run npm run test:engines, which installs it.');
    const screen = await startScreen(paths.screen);
    const driver = spawn(paths.driver, ['--port=0'], {
      env: {
        ...process.env,
        DISPLAY: screen.display,
        // WebKit's sandbox does not start for the user root.
        ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
      },
      stdio: 'ignore',
    });
    const close = async () => {
      await end(driver);
      await end(screen.child);
    };
    let port: number | undefined;
    try {
      await until(() => {
        port = portOf(driver.pid!);
        return port !== undefined;
      });
    } catch (error) {
      await close();
      throw error;
    }
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      // With any other strategy the driver does not respond while a page loads, and sometimes never again.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {
        binary: paths.browser,
        args: ['--automation', `--enable-javascript=${!isJavaScriptOff}`],
      },
    });
    return {
      async open(size) {
        const stopDriver = () => void driver.kill('SIGKILL');
        const session = await withTimeLimit(
          Name.NEW_SESSION,
          new Builder()
            .usingServer(`http://127.0.0.1:${port}`)
            .withCapabilities(capabilities)
            .build(),
          stopDriver,
        );
        limitCommands(session, stopDriver);
        await resize(session, size);
        return new WebDriverPage(session);
      },
      close,
    };
  },
};

const commandLimit = 30_000;
/** Time limit (ms) of a script. It is short, because a script never returns if the page navigates meanwhile. */
const scriptLimit = 4_000;

/** Makes each command of the session reject after a time limit. */
function limitCommands(session: WebDriver, stopDriver: () => void) {
  const execute = session.execute.bind(session);
  session.execute = (command: Command) =>
    withTimeLimit(command.getName(), execute(command), stopDriver);
}

/**
 * Rejects if the driver does not respond to a command in time. If the command is a script, the driver still handles
 * later commands. After any other command the driver hangs for good, so this function stops it.
 */
async function withTimeLimit<Result>(
  command: string,
  response: PromiseLike<Result>,
  stopDriver: () => void,
): Promise<Result> {
  const isScript = command === Name.EXECUTE_SCRIPT;
  let timer: NodeJS.Timeout;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        if (!isScript) stopDriver();
        reject(new Error(`WebKitWebDriver did not answer "${command}" in time`));
      },
      isScript ? scriptLimit : commandLimit,
    );
  });
  try {
    return await Promise.race([response, tooLate]);
  } finally {
    clearTimeout(timer!);
  }
}

/**
 * Starts a virtual X11 screen, because MiniBrowser has no headless mode. Without "-noreset" the screen resets when its
 * last browser closes, and refuses the next browser meanwhile.
 */
async function startScreen(path: string) {
  const child = spawn(
    path,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]!.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
  });
  return { child, display: `:${number}` };
}

/** Returns the port on which a process listens. WebKitWebDriver uses a free port and does not print it. */
function portOf(pid: number): number | undefined {
  const handles = new Set(readdirSync(`/proc/${pid}/fd`).map((name) => handleOf(pid, name)));
  const listening = '0A';
  for (const line of readFileSync(`/proc/${pid}/net/tcp`, 'utf8').split('\n')) {
    const [, address, , state, , , , , , inode] = line.trim().split(/\s+/);
    if (state === listening && handles.has(`socket:[${inode}]`))
      return Number.parseInt(address!.split(':')[1]!, 16);
  }
  return undefined;
}

function handleOf(pid: number, name: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/fd/${name}`);
  } catch {
    // The process has closed this file since the call of `readdirSync`.
    return undefined;
  }
}

/** Resizes the window so that its viewport has this size in CSS px. */
async function resize(driver: WebDriver, { width, height }: Size) {
  const inner = () => driver.executeScript<[number, number]>(() => [innerWidth, innerHeight]);
  const window = driver.manage().window();
  await window.setRect({ width, height });
  const [seenWidth, seenHeight] = await inner();
  await window.setRect({ width: 2 * width - seenWidth, height: 2 * height - seenHeight });
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
