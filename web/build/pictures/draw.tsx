/**
 * Draws the pictures by which pages are shared and the icons of web/public: `npm run pictures`. The results are
 * committed, so that a build needs no browser. Run it after a change of brand, design values or content/seo-pictures.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import puppeteer, { type Page } from 'puppeteer';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../../src/router/paths';
import type { PageKind } from '../page-facts';
import { picturePath, pictureSize } from '../social-tags';
import { encodePalettePng, type Pixels } from './palette-png';
import { pictureStyles, SharePicture } from './share-picture';

const publicFolder = new URL('../../public/', import.meta.url);
const themeFolder = new URL('../../src/theme/', import.meta.url);
/** Bytes; what is shared is fetched on phones. */
const largestPicture = 60_000;

/** The site's global styles with their fonts inside, since the document has no address. */
async function readGlobalStyles(): Promise<string> {
  let css = await readFile(new URL('global.css', themeFolder), 'utf8');
  for (const [url, file] of css.matchAll(/url\('(.+?\.woff2)'\)/g)) {
    const font = await readFile(new URL(file!, themeFolder), 'base64');
    css = css.replace(url, `url(data:font/woff2;base64,${font})`);
  }
  return css;
}

/** A PNG of the document, transparent where nothing is painted. */
async function shoot(
  page: Page,
  { width, height }: { width: number; height: number },
  html: string,
): Promise<Buffer> {
  await page.setViewport({ width, height });
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready);
  return Buffer.from(await page.screenshot({ type: 'png', omitBackground: true }));
}

/** The browser decodes its own picture. */
async function readPixels(page: Page, png: Buffer): Promise<Pixels> {
  const base64 = await page.evaluate(
    async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let text = '';
      for (const byte of data) text += String.fromCharCode(byte);
      return btoa(text);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return { ...pictureSize, data: Buffer.from(base64, 'base64') };
}

async function save(path: string, content: Buffer) {
  await writeFile(new URL(path.slice(1), publicFolder), content);
  console.log(`${path}: ${content.length} bytes`);
}

async function drawPictures(page: Page) {
  const css = (await readGlobalStyles()) + pictureStyles;
  for (const kind of Object.keys(paths) as PageKind[]) {
    const body = renderToStaticMarkup(<SharePicture kind={kind} />);
    const html = `<style>${css}</style>${body}`;
    const picture = encodePalettePng(await readPixels(page, await shoot(page, pictureSize, html)));
    if (picture.length > largestPicture)
      throw new Error(
        `The picture ${kind} has ${picture.length} bytes, more than ${largestPicture}`,
      );
    await save(picturePath(kind), picture);
  }
}

/** One PNG in the container that browsers ask for as favicon.ico. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function drawIcons(page: Page) {
  const icon = await readFile(new URL('icon.svg', publicFolder), 'utf8');
  // Systems that cut icons to a shape of their own want the ground up to the edge.
  const fullBleed = icon.replace('rx="16" ', '');
  const draw = (svg: string, size: number) =>
    shoot(
      page,
      { width: size, height: size },
      `<style>body{margin:0}svg{display:block;width:100%}</style>${svg}`,
    );
  await save('/icons/icon-192.png', await draw(icon, 192));
  await save('/icons/icon-512.png', await draw(icon, 512));
  await save('/icons/maskable-512.png', await draw(fullBleed, 512));
  await save('/apple-touch-icon.png', await draw(fullBleed, 180));
  await save('/favicon.ico', iconFile(await draw(icon, 32), 32));
}

for (const folder of ['og', 'icons'])
  await mkdir(new URL(folder, publicFolder), { recursive: true });
const isRoot = process.getuid?.() === 0;
const browser = await puppeteer.launch({ args: isRoot ? ['--no-sandbox'] : [] });
try {
  const page = await browser.newPage();
  await drawPictures(page);
  await drawIcons(page);
} finally {
  await browser.close();
}
