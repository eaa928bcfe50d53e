import type { ElementHandle, Page } from 'puppeteer';
import { EnginePage, locate, type Key, type Target } from './engine';

/** Runs in the page: returns an element's centre. Puppeteer's own click never resolves if JavaScript is off. */
function centreOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export class PuppeteerPage extends EnginePage<ElementHandle> {
  private readonly noted: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly end: () => Promise<void>,
  ) {
    super();
    page.on('console', (message) => {
      if (message.type() === 'error') this.noted.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.noted.push(`uncaught: ${String(error)}`));
  }

  async goTo(url: string) {
    await this.page.goto(url, { waitUntil: 'load' });
  }
  // A page from Firefox's back/forward cache fires no load event, so `goBack` may never resolve.
  async back() {
    void this.page.goBack().catch(() => undefined);
  }
  async forward() {
    void this.page.goForward().catch(() => undefined);
  }
  async reload() {
    await this.page.reload();
  }
  type(text: string) {
    return this.page.keyboard.type(text);
  }
  async press(key: Key, { isShifted = false } = {}) {
    if (isShifted) await this.page.keyboard.down('Shift');
    await this.page.keyboard.press(key === 'Space' ? ' ' : key);
    if (isShifted) await this.page.keyboard.up('Shift');
  }
  moveMouse(x: number, y: number) {
    return this.page.mouse.move(x, y);
  }
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    return this.page.evaluate(run as never, ...(args as unknown[] as never[])) as Promise<Result>;
  }
  faults() {
    return this.noted;
  }
  close() {
    return this.end();
  }

  protected async find(target: Target, isForMouse: boolean) {
    const handle = await this.page.evaluateHandle(locate, target, isForMouse);
    return (handle.asElement() as ElementHandle | null) ?? undefined;
  }
  protected async clickOn(element: ElementHandle) {
    const { x, y } = await element.evaluate(centreOf);
    await this.page.mouse.click(x, y);
  }
  protected async hoverOver(element: ElementHandle) {
    const { x, y } = await element.evaluate(centreOf);
    await this.page.mouse.move(x, y);
  }
  protected chooseFiles(element: ElementHandle, paths: string[]) {
    return (element as ElementHandle<HTMLInputElement>).uploadFile(...paths);
  }
}
