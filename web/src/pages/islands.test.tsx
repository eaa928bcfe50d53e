import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { setErrorReporter } from '../islands/error-reporting';
import { hydrateIsland } from '../islands/hydrate';
import type { Island } from '../islands/island';
import { outsideAct } from '../test/render';
import { islands } from './islands';

const names = Object.keys(islands) as (keyof typeof islands)[];
const sources = join(__dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

// By this name the build finds what a page with the island has to fetch.
test.each(names)('the island %s comes from the one module of its name', async (name) => {
  const modules = files.filter((file) => basename(file) === `${name}.tsx`);
  expect(modules).toHaveLength(1);
  const exported: object = await import(join(sources, modules[0]!));
  expect(Object.values(exported)).toContain(await islands[name].load());
});

/** Where the job's island stands. */
const jobPath = '/jobs/senior-ai-engineer';

test.each(names)('the island %s takes up the HTML that the export wrote of it', async (name) => {
  const report = jest.fn();
  setErrorReporter(report);
  history.replaceState(null, '', name === 'job-views' ? jobPath : '/');
  const Content = await islands[name].load();
  const container = document.body.appendChild(document.createElement('div'));
  container.dataset.island = name;
  container.innerHTML = renderToString(
    <StaticRouter location={location.pathname}>
      <Content />
    </StaticRouter>,
    { identifierPrefix: name },
  );
  const written = container.innerHTML;
  await outsideAct(() => hydrateIsland(container, islands[name], () => Promise.resolve()));
  expect(report).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(written);
});

test.each<[keyof typeof islands, string, unknown, boolean]>([
  ['plans', '/pricing', null, false],
  ['plans', '/pricing?from=letter', null, false],
  ['plans', '/pricing?billing=annual', null, true],
  ['job-views', jobPath, null, false],
  ['job-views', jobPath, { view: 'application' }, true],
])('%s, at %s with the history state %j, is wanted at once: %s', (name, url, state, isWanted) => {
  history.replaceState(state, '', url);
  const island: Island = islands[name];
  expect(island.hydratesAtOnce!()).toBe(isWanted);
});
