import { everyIndustry } from '../../content/industries/every-industry';
import { cutOutline, type Joint } from './cut-outline';
import { garments, garmentSize, type NameBox } from './garments';

const all = Object.entries(garments);

const overlap = (a: NameBox, b: NameBox) =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

/** Returns the same key for an edge in both directions, so that the edges of two neighbouring shapes are equal. */
const contour = ([from, to, side]: Joint) =>
  JSON.stringify(from < to ? [from, to, side] : [to, from, -side]);

test.each(all)(
  'in the drawing of the garment %s, each tab fits the notch of exactly one other shape',
  (_, { pieces }) => {
    const joints = pieces.flatMap(({ outline }) => cutOutline(outline).joints.map(contour));
    const different = [...new Set(joints)];
    expect(different.length).toBeGreaterThanOrEqual(2);
    expect(joints.toSorted()).toEqual([...different, ...different].toSorted());
  },
);

test.each(all)(
  'in the garment %s, all names are inside the drawing and do not overlap',
  (_, { pieces }) => {
    const [width, height] = garmentSize;
    const names = pieces.map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      expect(name[0]).toBeGreaterThanOrEqual(0);
      expect(name[1]).toBeGreaterThanOrEqual(0);
      expect(name[0] + name[2]).toBeLessThanOrEqual(width);
      expect(name[1] + name[3]).toBeLessThanOrEqual(height);
      expect(names.slice(index + 1).filter((other) => overlap(name, other))).toEqual([]);
    }
  },
);

test.each(all)('in the drawing of the garment %s, only the last shape is dark', (_, { pieces }) => {
  const dark = pieces.map(({ tint }) => tint === 'night');
  expect(dark.lastIndexOf(true)).toBe(pieces.length - 1);
  expect(dark.filter(Boolean)).toHaveLength(1);
});

test.each(Object.values(everyIndustry))(
  'the drawing for $name has a name for each of its shapes, and the dark shape is the agent',
  ({ hero }) => {
    const { garment, pieces } = hero.board;
    expect(pieces).toHaveLength(garments[garment].pieces.length);
    expect(pieces.at(-1)!.label).toMatch(/ agent$/);
    expect(pieces.filter(({ code }) => !code)).toEqual([pieces.at(-1)]);
  },
);
