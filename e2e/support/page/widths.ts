import type { Page } from 'puppeteer';

/** Calls `look` at each width of the window. If `look` throws, the error names the width. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewport({ ...page.viewport()!, width });
    await look(width).catch((error: unknown) => {
      throw new Error(`at ${width} px`, { cause: error });
    });
  }
}
