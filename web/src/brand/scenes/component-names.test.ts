import { components } from '../../content/components';
import { everyIndustry } from '../../content/industries/every-industry';
import { home } from '../../content/pages/home';
import { aiSuitePage } from '../../content/products/ai-suite';
import { aiSystemsPage } from '../../content/services/ai-systems';
import { parts } from './studio-dashboard';

interface Piece {
  name: string;
  code?: string;
}

/** Returns all objects inside `value` that have the key `does` and one of the keys `name` and `label`. */
function piecesIn(value: unknown): Piece[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.values(value).flatMap(piecesIn);
  const { label, name = label, code } = value as Record<string, unknown>;
  const isPiece = typeof name === 'string' && 'does' in value;
  return isPiece ? [...found, { name, code: code as string | undefined }] : found;
}

const numberOf = ({ code }: Piece) => /^AC-\d\d/.exec(code ?? '')?.[0];
const boards = Object.entries({ home: home.hero, ...everyIndustry }).map(
  ([page, content]) => [page, piecesIn(content)] as const,
);

test.each([...boards, ['studio', parts] as const])(
  'on the drawing "%s", every component has the name that content/components lists for its number',
  (_, pieces) => {
    const catalogued = pieces.filter((piece) => numberOf(piece));
    expect(catalogued.length).toBeGreaterThan(2);
    for (const piece of catalogued)
      expect([numberOf(piece), piece.name]).toEqual([
        numberOf(piece),
        components[numberOf(piece) as keyof typeof components],
      ]);
  },
);

test.each(boards)('the drawing "%s" has one agent besides the components', (_, pieces) => {
  const joined = pieces.filter(({ name }) => !Object.values(components).includes(name as never));
  expect(joined.map(({ name }) => name)).toEqual([expect.stringMatching(/ agent$/)]);
});

test('no two components have the same name', () => {
  const names = Object.values(components);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

const known = new Set(Object.values(components).map((name) => name.toLowerCase()));
const unknown = (names: readonly string[]) =>
  names.filter((name) => !known.has(name.toLowerCase()));

test('the examples and tables of the pages use the names in content/components', () => {
  const example = home.explainer.example.map(({ who }) => who);
  expect(unknown(example.slice(1))).toEqual([]);
  expect(unknown(aiSuitePage.features.items.flatMap(({ note }) => note!.split(', ')))).toEqual([]);
  // The requirements give the chat agent and the voice agent one common name.
  const types = aiSystemsPage.systemTypes!.items.map(({ title }) => title);
  expect(unknown(types)).toEqual(['Chat and voice FAQ agent']);
});
