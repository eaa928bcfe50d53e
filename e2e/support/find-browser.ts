import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer';

/** Path of the browser that puppeteer would start (see .puppeteerrc.cjs), or nothing where there is none. */
export async function findBrowser(): Promise<string | undefined> {
  // A package installed by this very run came after the configuration was read.
  const installed = '/usr/bin/chromium';
  try {
    const path = await puppeteer.executablePath();
    if (existsSync(path)) return path;
  } catch {
    // Puppeteer throws when its configuration names no browser and none was downloaded.
  }
  return existsSync(installed) ? installed : undefined;
}
