import { fitName, placeOnJacket } from './cut-jacket-fit';
import { jacketNames } from './jacket';

test.each([
  [
    ['Voice Agent', 'AI Agent Suite', 'Customer Service'],
    ['right', 'pocket', 'sleeve'],
  ],
  [
    ['AI Agent Suite', 'Document Processing', 'Operations & Administration', 'Data Analysis'],
    ['pocket', 'sleeve', 'right', 'collar'],
  ],
  [
    ['Operations & Administration', 'Content & Communication'],
    ['right', 'collar'],
  ],
  [
    ['A', 'B', 'C', 'D', 'Administration'],
    ['right', 'pocket', 'sleeve', 'collar', undefined],
  ],
  [[], []],
])('assigns the names %j to the pieces %j', (names, places) => {
  expect(placeOnJacket(names)).toEqual(places);
});

test('assigns three names, each with a long word, to three different parts of the jacket', () => {
  const places = placeOnJacket(['Administration', 'Communication', 'Representation']);
  expect(new Set(places).size).toBe(3);
  expect(places).not.toContain(undefined);
});

test.each([
  ['pocket', 'AI Agent Suite', ['AI Agent', 'Suite']],
  ['sleeve', 'HR & Personnel', ['HR &', 'Personnel']],
  ['right', 'Operations & Administration', ['Operations &', 'Administration']],
  ['right', 'Voice Agent', ['Voice', 'Agent']],
  ['pocket', '1', ['1']],
] as const)('for the piece "%s", breaks the name "%s" into the lines %j', (piece, name, lines) => {
  expect(fitName(piece, name, 30).lines).toEqual(lines);
});

test('fits names into the boxes of their parts of the jacket, at a font size of 12.5 px or more on a phone', () => {
  const names = ['Document Processing', 'Customer Service', 'Finance & Accounting'];
  const long = ['Operations & Administration', 'Content & Communication'];
  for (const piece of ['sleeve', 'pocket', 'collar', 'right'] as const)
    for (const name of piece === 'right' ? [...names, ...long] : names) {
      const { lines, top, size, leading } = fitName(piece, name, 30);
      const [, boxTop, , height] = jacketNames[piece];
      // On a phone the picture is 350 px wide and shows 792 units of the drawing.
      expect((size * 350) / 792).toBeGreaterThanOrEqual(12.5);
      expect(top - size).toBeGreaterThanOrEqual(boxTop - 4);
      expect(top + (lines.length - 1) * leading).toBeLessThanOrEqual(boxTop + height);
    }
});
