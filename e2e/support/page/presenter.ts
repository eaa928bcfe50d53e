import type { Page } from 'puppeteer';

/** Resolves with the presenter's window that `act` opens, after the window has connected to the page. */
export async function openPresenterBy(page: Page, act: () => Promise<unknown>): Promise<Page> {
  const opening = new Promise<Page>((resolve) => {
    page.once('popup', (popup) => resolve(popup!));
  });
  await act();
  const presenter = await opening;
  await presenter.waitForSelector('[data-demo=presenter]');
  await presenter.waitForSelector('::-p-text(On the customer’s screen)');
  return presenter;
}

/** Polls every 100 ms and not per frame, because a window behind another one draws no frames. */
export const waitForText = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (within, wanted) => document.querySelector(within)?.textContent?.includes(wanted),
    { polling: 100 },
    selector,
    text,
  );

export async function clickButton(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const button = [...document.querySelectorAll('button')].find(
        (each) => each.textContent === wanted && !each.disabled,
      );
      button?.click();
      return button !== undefined;
    },
    { polling: 100 },
    text,
  );
}
