import type { Page } from 'puppeteer';
import { twoFrames } from './appearances';

/** Gives the window one width after the other, and runs `look` at each. If `look` throws, the error names the width. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewport({ ...page.viewport()!, width });
    // Parts of the page may adapt to their own width, which takes a frame.
    await twoFrames(page);
    await look(width).catch((error: unknown) => {
      throw new Error(`at ${width} px`, { cause: error });
    });
  }
}
