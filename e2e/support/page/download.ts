import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { until } from './appearances';

/** Resolves with the name and text of the file that `save` downloads. Throws if no download starts. */
export async function download(page: Page, save: () => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: page.browserContext().id!,
  });
  try {
    await save();
    let name: string | undefined;
    let text = '';
    await until(async () => {
      name = (await readdir(folder)).find((each) => !each.endsWith('.crdownload'));
      text = name ? await readFile(join(folder, name), 'utf8') : '';
      return text !== '';
    });
    return { name, text };
  } finally {
    await rm(folder, { recursive: true });
  }
}
