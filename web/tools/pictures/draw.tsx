/** Draws the sharing picture and the icons: `npm run pictures`. */
import { readFile, writeFile } from 'node:fs/promises';
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

/** Returns the picture as a PNG with at most 256 colours, which halves the size of a flat drawing. */
const inPalette = (png: Uint8Array) =>
  sharp(png).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();

async function save(path: string, file: Buffer) {
  await writeFile(new URL(path.slice(1), publicFolder), file);
  console.log(`${path}: ${file.length} bytes`);
}

async function drawPicture(page: Page) {
  const css = (await readGlobalStyles()) + pictureStyles;
  await page.setViewport(pictureSize);
  await page.setContent(
    `<!doctype html><style>${css}</style>${renderToStaticMarkup(<SharePicture />)}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await save(picturePath, await inPalette(await page.screenshot({ type: 'png' })));
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

async function drawIcons() {
  const icon = await readFile(new URL('icon.svg', publicFolder));
  const draw = (size: number) => sharp(icon, { density: 1200 }).resize(size).png();
  // Phones cut icons to a circle or a rounded square. The background must fill the square, and the logo fit the circle.
  const drawOnGround = (size: number) => {
    const margin = Math.round(size * 0.2);
    const ground = { top: margin, bottom: margin, left: margin, right: margin };
    return draw(size - 2 * margin)
      .extend({ ...ground, background: '#f6f2e9' })
      .flatten({ background: '#f6f2e9' });
  };
  await save('/icons/icon-192.png', await draw(192).toBuffer());
  await save('/icons/icon-512.png', await draw(512).toBuffer());
  await save('/icons/maskable-512.png', await drawOnGround(512).toBuffer());
  await save('/apple-touch-icon.png', await drawOnGround(180).toBuffer());
  await save('/favicon.ico', iconFile(await draw(32).toBuffer(), 32));
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
  await drawPicture(await browser.newPage());
  await drawIcons();
} finally {
  await browser.close();
}
