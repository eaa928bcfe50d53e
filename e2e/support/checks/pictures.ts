import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { twoFrames } from '../page/appearances';
import { root } from '../root';
import { accepting } from './accepting';

const kept = join(root, 'e2e/pictures');
const versionFile = join(kept, 'browser.txt');
/** The exact background colours of each picture. pixelmatch would tolerate small changes of them in large areas. */
const backgroundsFile = join(kept, 'grounds.json');
/** Checksums of accepted screenshots. A screenshot with the same checksum needs no comparison, which is slow. */
const checksumsFile = join(kept, 'checksums.json');
const moved = join(root, 'e2e/failures/pictures');

interface Picture {
  /** Red, green, blue and alpha of each pixel, row by row. */
  pixels: Buffer;
  width: number;
  height: number;
}

async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

const encode = ({ pixels, width, height }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } });

/** Number of values per colour channel in stored pictures. The comparison tolerates a difference of one value. */
const shades = 11;
const shadeOf = Uint8Array.from({ length: 256 }, (_, value) => {
  const step = 255 / (shades - 1);
  return Math.round(Math.round(value / step) * step);
});

/**
 * Rounds the picture's colours to the stored shades. Handles runs of equal pixels at once, because most pixels equal
 * the previous one. Returns the original colours of at least 1 % of the pixels, such as `#ece6d8 #f6f2e9`.
 */
function reduceShades({ pixels }: Picture): string {
  const all = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const counts = new Map<number, number>();
  for (let start = 0, end = 0; start < all.length; start = end) {
    const value = all[start]!;
    while (all[end] === value && end < all.length) end += 1;
    counts.set(value, (counts.get(value) ?? 0) + end - start);
    const reduced =
      shadeOf[value & 255]! |
      (shadeOf[(value >>> 8) & 255]! << 8) |
      (shadeOf[(value >>> 16) & 255]! << 16) |
      (shadeOf[value >>> 24]! << 24);
    all.fill(reduced, start, end);
  }
  const frequent = [...counts].filter(([, count]) => count >= all.length / 100);
  const hex = (value: number) =>
    `#${Buffer.from(Uint32Array.of(value).buffer).toString('hex', 0, 3)}`;
  return frequent
    .map(([value]) => hex(value))
    .toSorted()
    .join(' ');
}

const without = (backgrounds: string, others: string) =>
  backgrounds
    .split(' ')
    .filter((colour) => !others.includes(colour))
    .join(' ');

type Facts = Record<string, string>;

const readFacts = async (file: string): Promise<Facts> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Facts;

const writeFacts = (file: string, all: Facts) =>
  writeFile(file, `${JSON.stringify(all, null, 2)}\n`);

/** Hides the blinking caret, and waits for fonts, for images of the style sheets, and for animations. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
    // Also loads fonts that no text uses yet. `load` rejects for a fallback font that the device lacks, which is
    // harmless. For a missing font file of the site, the browser also logs an error, which fails the test.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
    // The menus' drawings load only when a menu opens, and the `load` event does not wait for them.
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules));
    const text = rules.map((rule) => (rule instanceof CSSFontFaceRule ? '' : rule.cssText)).join();
    const addresses = new Set([...text.matchAll(/url\("([^"#][^"]*)"\)/g)].map(([, url]) => url!));
    await Promise.all(
      [...addresses].map((address) => {
        const image = new Image();
        image.src = address;
        return image.decode();
      }),
    );
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  await twoFrames(page);
}

/** Returns the bounding box of the pixels that pixelmatch has drawn red, such as `34 x 1 px at 700, 5120`. */
function whereItDiffers({ pixels, width, height }: Picture): string {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let place = 0; place < pixels.length; place += 4) {
    const [red, green, blue] = pixels.subarray(place, place + 3);
    if (red !== 255 || green !== 0 || blue !== 0) continue;
    const x = (place / 4) % width;
    const y = Math.floor(place / 4 / width);
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return `${right - left} x ${bottom - top} px at ${left}, ${top}`;
}

/**
 * Number of pixels that may differ. On a busy machine the browser sometimes smooths the edges of curves differently: then
 * 45 pixels of a page differ a little, and one of them by more than pixelmatch tolerates.
 */
const tolerated = 4;

/** If the pictures differ, saves the new one and an image of the differences. */
async function compare(name: string, seen: Picture): Promise<string[]> {
  const file = await readFile(join(kept, `${name}.webp`)).catch(() => undefined);
  if (!file) return [`${name} has no picture yet`];
  const before = await decode(file);
  const { width, height } = seen;
  if (before.pixels.equals(seen.pixels) && before.width === width) return [];
  const difference = join(moved, `${name}.png`);
  const isOfOneSize = before.width === width && before.height === height;
  const pixels = Buffer.alloc(seen.pixels.length);
  const count = isOfOneSize && pixelmatch(before.pixels, seen.pixels, pixels, width, height);
  if (count !== false && count <= tolerated) return [];
  await mkdir(moved, { recursive: true });
  await encode(seen).toFile(join(moved, `${name}.seen.png`));
  await encode(isOfOneSize ? { pixels, width, height } : seen).toFile(difference);
  if (!isOfOneSize)
    return [
      `${name} is ${width} x ${height} px and was ${before.width} x ${before.height}: ${relative(root, difference)}`,
    ];
  const where = whereItDiffers({ pixels, width, height });
  return [`${name} differs in ${count} pixels (${where}): ${relative(root, difference)}`];
}

/** The whole page, `main` without header and footer, or the visible screen. */
export type Part = 'page' | 'main' | 'screen';

async function photograph(page: Page, part: Part): Promise<Uint8Array> {
  const screen = page.viewport()!;
  // Chrome sometimes changes the width of a screenshot that is taller than the viewport, so the viewport gets the
  // page's height.
  if (part !== 'screen')
    await page.setViewport({
      ...screen,
      height: await page.evaluate(() => document.documentElement.scrollHeight),
    });
  await settle(page);
  const main = part === 'main' ? await page.$('main') : null;
  const box = await main?.boundingBox();
  return page.screenshot({
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    ...(box && { clip: box }),
  });
}

/**
 * Returns the differences from the stored picture or, with `pictures:accept`, stores the picture. Leaves the viewport
 * as high as the page, unless `part` is `screen`.
 */
export async function comparePicture(page: Page, name: string, part: Part): Promise<string[]> {
  const screenshot = await photograph(page, part);
  await rm(join(moved, `${name}.png`), { force: true });
  const checksum = createHash('sha256').update(screenshot).digest('hex');
  const checksums = await readFacts(checksumsFile);
  if (checksums[name] === checksum && !accepting.isOn) return [];
  const seen = await decode(screenshot);
  const backgrounds = reduceShades(seen);
  const storedBackgrounds = await readFacts(backgroundsFile);
  const found = await compare(name, seen);
  const before = storedBackgrounds[name] ?? '';
  if (before !== backgrounds)
    found.push(
      `${name} lacks the background colours [${without(before, backgrounds)}] and has the new ones [${without(backgrounds, before)}]`,
    );
  if (!accepting.isOn) return found;
  await writeFile(versionFile, renderer(await page.browser().version()));
  await writeFacts(checksumsFile, { ...checksums, [name]: checksum });
  if (found.length === 0) return [];
  await mkdir(kept, { recursive: true });
  const encoded = await encode(seen).webp({ lossless: true, effort: 6 }).toBuffer();
  await writeFile(join(kept, `${name}.webp`), encoded);
  await writeFacts(backgroundsFile, { ...storedBackgrounds, [name]: backgrounds });
  return [];
}

/** Returns a text such as `HeadlessChrome/156.0.8078.108 linux`. */
const renderer = (version: string) => `${version} ${process.platform}`;

const withoutMinorVersion = (name: string) => name.replace(/\.\S+/, '');

/** Returns a reason if the stored pictures are of another major version or platform, whose text looks different. */
export function reasonAgainstComparing(version: string): string | undefined {
  if (accepting.isOn) return undefined;
  const stored = readFileSync(versionFile, 'utf8');
  const present = renderer(version);
  return withoutMinorVersion(stored) === withoutMinorVersion(present)
    ? undefined
    : `The pictures are from ${stored}, and this is ${present}: look at the pages, then run npm run pictures:accept.`;
}
