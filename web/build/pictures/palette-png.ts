import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel, row by row. Alpha is ignored. */
  data: Uint8Array;
}

const colorsInPalette = 256;

/**
 * A PNG of 256 colours: half the size of a full one where a drawing is flat. The most frequent colours stay as they
 * are, the rare ones (edges between two of them) become the nearest.
 */
export function encodePalettePng({ width, height, data }: Pixels): Buffer {
  const colors = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let index = 0; index < colors.length; index += 1) {
    const [red, green, blue] = data.subarray(index * 4, index * 4 + 3);
    const color = (red! << 16) | (green! << 8) | blue!;
    colors[index] = color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = [...counts.entries()]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, colorsInPalette)
    .map(([color]) => color);
  const places = new Map([...counts.keys()].map((color) => [color, nearest(color, palette)]));

  // Each row starts with its filter's number: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + x + 1] = places.get(colors[y * width + x]!)!;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => channels(color)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;

function nearest(color: number, palette: number[]): number {
  const [red, green, blue] = channels(color);
  let best = 0;
  let least = Infinity;
  for (const [place, other] of palette.entries()) {
    const [r, g, b] = channels(other);
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}
