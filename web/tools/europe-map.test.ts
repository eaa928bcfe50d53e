import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawEuropeMap } from './europe-map';

const committed = readFileSync(
  join(__dirname, '../src/brand/illustrations/europe-map-data.ts'),
  'utf8',
);

test('the committed map is the one that the script draws', () => {
  expect(drawEuropeMap() === committed).toBe(true);
});
