/** Draws the sharing picture and the icons: `npm run pictures`. */
import { readFile, writeFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import puppeteer, { type Page } from 'puppeteer';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { picturePath, pictureSize } from '../../build/social-tags';
import { pictureStyles, SharePicture } from './share-picture';

const publicFolder = new URL('../../public/', import.meta.url);
const themeFolder = new URL('../../src/theme/', import.meta.url);

/** Returns the global styles with embedded fonts, because the drawn page has no URL and cannot load fonts. */
async function readGlobalStyles(): Promise<string> {
  let css = await readFile(new URL('global.css', themeFolder), 'utf8');
  for (const [url, file] of css.matchAll(/url\('(.+?\.woff2)'\)/g)) {
    const font = await readFile(new URL(file!, themeFolder), 'base64');
    css = css.replace(url, `url(data:font/woff2;base64,${font})`);
  }
  return css;
}

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

/** Returns the picture as a PNG with at most 256 colours, which halves the size of a flat drawing. */
const inPalette = (png: Buffer) =>
  sharp(png).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();

/** Returns whether the file at `path` looks the same. Bytes may differ, because machines smooth edges differently. */
async function looksLike(path: URL, png: Buffer): Promise<boolean> {
  const kept = await readFile(path).catch(() => undefined);
  if (!kept) return false;
  const [before, after] = await Promise.all(
    [kept, png].map((each) =>
      sharp(each).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  const { width, height } = after!.info;
  if (before!.info.width !== width || before!.info.height !== height) return false;
  return pixelmatch(before!.data, after!.data, undefined, width, height) === 0;
}

/**
 * Saves a picture if it looks different from the stored one. `file` is the content to write, by default `png` itself.
 * If `file` is something else, such as an icon file, always writes it.
 */
async function save(path: string, png: Buffer, file = png) {
  const url = new URL(path.slice(1), publicFolder);
  if (file === png && (await looksLike(url, png))) return console.log(`${path}: unchanged`);
  await writeFile(url, file);
  console.log(`${path}: ${file.length} bytes`);
}

async function drawPicture(page: Page) {
  const css = (await readGlobalStyles()) + pictureStyles;
  const html = `<style>${css}</style>${renderToStaticMarkup(<SharePicture />)}`;
  await save(picturePath, await inPalette(await shoot(page, pictureSize, html)));
}

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
  const draw = (svg: string, size: number, styles = '') =>
    shoot(
      page,
      { width: size, height: size },
      `<style>body{margin:0}svg{display:block;width:100%}${styles}</style>${svg}`,
    );
  // Phones cut icons to a circle or a rounded square. The background must fill the square, and the logo fit the circle.
  const drawOnGround = (size: number) =>
    draw(icon, size, 'body{background:#f6f2e9}svg{width:60%;margin:20%}');
  await save('/icons/icon-192.png', await draw(icon, 192));
  await save('/icons/icon-512.png', await draw(icon, 512));
  await save('/icons/maskable-512.png', await drawOnGround(512));
  await save('/apple-touch-icon.png', await drawOnGround(180));
  const small = await draw(icon, 32);
  await save('/favicon.ico', small, iconFile(small, 32));
}

const isRoot = process.getuid?.() === 0;
const browser = await puppeteer.launch({
  // These flags make text and colours identical on every machine.
  args: [
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
});
try {
  const page = await browser.newPage();
  await drawPicture(page);
  await drawIcons(page);
} finally {
  await browser.close();
}
