/** Draws the pictures of all menu links into one file: `npm run pictures` writes web/src/theme/menu-drawings.svg. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { GarmentMark } from '../src/brand/garments/garment-mark';
import { ProductPicture } from '../src/brand/illustrations/product-picture';
import { PieceGlyph } from '../src/brand/pieces/piece-glyph';
import { navigation, type NavigationLink } from '../src/content/navigation';
import { dataColor, dataColors } from '../src/theme/tokens';

const themeFolder = new URL('../src/theme/', import.meta.url);
/**
 * Size of a drawing (px), as in global.css. Each menu is a column of drawings. A menu's link to an overview page has no
 * drawing.
 */
const cell = { width: 60, height: 40 };

function Drawing({ drawing }: Required<Pick<NavigationLink, 'drawing'>>) {
  if ('garment' in drawing) return <GarmentMark name={drawing.garment} />;
  if ('picture' in drawing) return <ProductPicture name={drawing.picture} />;
  return (
    <g transform={`translate(0 ${(cell.height - 36) / 2})`}>
      <PieceGlyph name={drawing.sign} tint={dataColors.indexOf(dataColor[drawing.color])} />
    </g>
  );
}

/** Returns menu-drawings.svg as text. Throws if a drawing uses a colour that global.css does not define. */
export function drawMenus(): string {
  const columns = navigation.map(({ hasIndex, links }) => links.slice(hasIndex ? 1 : 0));
  const rows = Math.max(...columns.map((links) => links.length));
  const drawings = columns.flatMap((links, column) =>
    links.flatMap(({ path, drawing }, row) =>
      drawing ? (
        <svg key={path} x={column * cell.width} y={row * cell.height} {...cell}>
          <Drawing drawing={drawing} />
        </svg>
      ) : (
        []
      ),
    ),
  );
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={columns.length * cell.width}
      height={rows * cell.height}
    >
      {drawings}
    </svg>,
  );
  // An SVG file cannot read custom properties of the page that shows it, so their values replace the `var()` calls.
  const globalStyles = readFileSync(new URL('global.css', themeFolder), 'utf8');
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = globalStyles.match(new RegExp(`${name}: (#\\w+);`))?.[1];
    if (!value) throw new Error(`global.css does not define the colour ${name}`);
    return value;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('menu-drawings.svg', themeFolder), `${drawMenus()}\n`);
