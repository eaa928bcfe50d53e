import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/root';
import { notRun, reasonAgainst } from './not-run';

const folder = join(root, 'e2e/engines');
const journeys = readdirSync(folder)
  .filter((name) => name.endsWith('.engine.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('');

test.each(notRun)('the journey that $engine skips exists: $title', ({ engine, title }) => {
  expect(journeys).toContain(`'${title}'`);
  expect(reasonAgainst(engine, title)).not.toBe('');
});
