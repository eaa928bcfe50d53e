import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { pause } from './appearances';

/** Does what saves a file, and resolves with its name and text. Throws when none comes. */
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
    for (let tries = 0; tries < 100; tries += 1) {
      const name = (await readdir(folder)).find((each) => !each.endsWith('.crdownload'));
      const text = name && (await readFile(join(folder, name), 'utf8'));
      if (text) return { name, text };
      await pause(100);
    }
    throw new Error('No file was saved');
  } finally {
    await rm(folder, { recursive: true });
  }
}
