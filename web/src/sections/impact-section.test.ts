import { everyIndustry } from '../content/industries/every-industry';
import { ringDiameters } from './impact-section';

test.each([
  ['the largest ring is 300 px wide', [70, 95, 50, 40], [258, 300, 218, 194]],
  ['the four diameters add up to at most 972 px', [40, 30, 20, 50], [264, 228, 186, 294]],
  [
    'the ring of "24/7" has the value 100, and is the largest',
    [50, 30, 60, 100],
    [212, 164, 232, 300],
  ],
])('%s', (_, values, diameters) => {
  expect(ringDiameters(values)).toEqual(diameters);
});

test.each(Object.entries(everyIndustry))(
  'for the industry %s, returns diameters whose areas are proportional to the values',
  (_, { impact }) => {
    const values = impact.metrics.map(({ value }) => value);
    const diameters = ringDiameters(values);
    const scales = diameters.map((diameter, index) => diameter ** 2 / values[index]!);
    for (const scale of scales) expect(scale / scales[0]!).toBeCloseTo(1, 1);
    expect(Math.max(...diameters)).toBeLessThanOrEqual(300);
    expect(diameters.reduce((sum, diameter) => sum + diameter, 0)).toBeLessThanOrEqual(976);
  },
);
