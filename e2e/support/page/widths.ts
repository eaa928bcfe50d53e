import type { Page } from 'puppeteer';

/** Gives the window one width after the other, and runs `look` at each. If `look` throws, the error names the width. */
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
