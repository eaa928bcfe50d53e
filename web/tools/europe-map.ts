/**
 * Draws a map of the countries in content/pages/about.ts from the geometry of Natural Earth.
 * `npx tsx web/tools/europe-map.ts` writes web/src/brand/illustrations/europe-map-data.ts. That file is committed, so
 * the build needs neither this script nor its packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoAzimuthalEqualArea, geoIdentity, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import { about } from '../src/content/pages/about';

type Point = [number, number];
type Line = Point[];

/** The members of world-atlas's JSON that this file reads. topojson's own types lack the countries' names. */
type Atlas = Omit<Parameters<typeof mesh>[0], 'arcs' | 'objects'> & {
  arcs: Line[];
  objects: { countries: { type: 'GeometryCollection'; geometries: Country[] } };
};
type Shape = Extract<Parameters<typeof merge>[1], unknown[]>[number];
type Country = Shape & { properties: { name: string } };

/** Size of the drawing in its own units. One unit is about 1 px at the largest size. */
const [width, height] = [520, 504];
/** Distance (units) from the drawing's edge beyond which geometry is clipped. */
const margin = 6;
/** Simplification removes a corner whose triangle is smaller than this area, in square units. */
const leastArea = 8;
/** Extent (units) below which the map omits a closed outline, such as that of a small island in the sea. */
const leastExtent = 6;

// Lambert's equal-area projection, centred on 52° N 10° E like the maps of Eurostat.
const projection = geoAzimuthalEqualArea()
  .rotate([-10, -52])
  .scale(1030)
  .translate([width * 0.58, height * 0.41]);

const clip = () =>
  geoIdentity().clipExtent([
    [-margin, -margin],
    [width + margin, height + margin],
  ]);

/** Returns the points of an arc in the drawing's units. In topojson a point is the difference to the previous one. */
function planarArc(arc: Line, { scale, translate }: NonNullable<Atlas['transform']>): Line {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return projection([x * scale[0] + translate[0], y * scale[1] + translate[1]])!;
  });
}

const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/**
 * Returns an arc with fewer points (Visvalingam's simplification). It simplifies arcs and not outlines. Two neighbours
 * share an arc, so their borders still match.
 */
function simplified(arc: Line): Line {
  // Most arcs of the world are outside the frame. They stay as they are, because clipping removes them.
  if (
    !arc.some(([x, y]) => x > -margin && x < width + margin && y > -margin && y < height + margin)
  )
    return arc;
  const points = [...arc];
  for (;;) {
    let flattest = 0;
    let area = leastArea;
    for (let index = 1; index < points.length - 1; index += 1) {
      const here = triangle(points[index - 1]!, points[index]!, points[index + 1]!);
      if (here < area) [flattest, area] = [index, here];
    }
    if (!flattest) return points;
    points.splice(flattest, 1);
  }
}

function linesOf(object: GeoPermissibleObjects) {
  const lines: { points: Line; isRing: boolean }[] = [];
  const add = (x: number, y: number) => {
    const { points } = lines.at(-1)!;
    const [point, last] = [[Math.round(x), Math.round(y)] as Point, points.at(-1)];
    if (point[0] !== last?.[0] || point[1] !== last[1]) points.push(point);
  };
  const pen = {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo(x: number, y: number) {
      lines.push({ points: [], isRing: false });
      add(x, y);
    },
    lineTo: add,
    closePath() {
      lines.at(-1)!.isRing = true;
    },
  };
  geoPath(clip(), pen)(object);
  return lines.filter(({ points, isRing }) =>
    isRing ? extentOf(points) >= leastExtent : points.length > 1,
  );
}

function extentOf(points: Line) {
  const extents = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis]!);
    return Math.max(...values) - Math.min(...values);
  });
  return Math.max(...extents);
}

function pathData(object: GeoPermissibleObjects): string {
  let [x, y] = [0, 0];
  const stepTo = ([toX, toY]: Point) => {
    const step = `${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  };
  const data = linesOf(object).map(({ points: [start, ...rest], isRing }) => {
    const line = `m${stepTo(start!)}l${rest.map(stepTo).join(' ')}`;
    if (!isRing) return line;
    [x, y] = start!;
    return `${line}z`;
  });
  return data.join('').replaceAll(' -', '-').replace('m', 'M');
}

function pinOf(country: Country, atlas: Atlas): Point {
  const path = geoPath(clip());
  const parts = country.type === 'Polygon' ? [country.arcs] : country.arcs;
  const [largest] = parts
    .map((arcs) => feature(atlas, { ...country, type: 'Polygon', arcs }) as GeoPermissibleObjects)
    .toSorted((a, b) => path.area(b) - path.area(a));
  return path.centroid(largest!).map(Math.round) as Point;
}

/** Returns the TypeScript source of europe-map-data.ts. Throws if world-atlas lacks a country. */
export function drawEuropeMap(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const { transform, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  const atlas: Atlas = {
    ...rest,
    arcs: rest.arcs.map((arc) => simplified(planarArc(arc, transform!))),
  };
  const { geometries } = atlas.objects.countries;
  const rows = about.presence.countries.map(({ name }) => {
    const country = geometries.find(({ properties }) => properties.name === name);
    if (!country) throw new Error(`The atlas has no country "${name}" (content/pages/about.ts)`);
    const outline = pathData(feature(atlas, country) as GeoPermissibleObjects);
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: {
    pin: [${pinOf(country, atlas).join(', ')}],
    outline:
      '${outline}',
  },`;
  });
  const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b);
  return `import type { CountryName } from '../../content/pages/about';

// web/tools/europe-map.ts writes this file from Natural Earth's data (public domain). Do not edit it by hand.

/** Width and height of the drawing. All coordinates below are in the same units. */
export const mapSize = [${width}, ${height}] as const;

export const land =
  '${pathData(merge(atlas, geometries))}';

export const borders =
  '${pathData(borders)}';

export const countries: Record<CountryName, { pin: readonly [number, number]; outline: string }> = {
${rows.join('\n')}
};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const source = drawEuropeMap();
  writeFileSync(new URL('../src/brand/illustrations/europe-map-data.ts', import.meta.url), source);
  console.log(`europe-map-data.ts: ${source.length} bytes`);
}
