import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paths } from '../paths';
import { hydrateIsland } from '../runtime/islands/hydrate';
import { rootOptions } from '../runtime/islands/run-root';
import { outsideAct } from '../test/render';
import { renderPage, routes } from './export';
import { islands } from './islands';

const names = Object.keys(islands);
const sources = join(__dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

// The build finds an island's scripts by the name of its module.
test.each(names)(
  'exactly one module has the name of the island %s, and exports its component',
  async (name) => {
    const modules = files.filter((file) => basename(file) === `${name}.tsx`);
    expect(modules).toHaveLength(1);
    const exported: object = await import(join(sources, modules[0]!));
    expect(Object.values(exported)).toContain(await islands[name]!.load());
  },
);

const jobPath = '/jobs/senior-ai-engineer';

const pagesWithIslands = routes
  .map(({ path }) => [path!, renderPage(path!, '/').html] as const)
  .filter(([, html]) => html.includes('data-island='));
const [, ...otherJobs] = Object.values<string>(paths.job);

test('the home, contact, pricing and job pages have islands', () => {
  const expected = ['/', '/contact', '/pricing', ...Object.values(paths.job)];
  expect(pagesWithIslands.map(([path]) => path)).toEqual(expect.arrayContaining(expected));
});

// All job pages have the same island, so one job page is enough.
test.each(pagesWithIslands.filter(([path]) => !otherJobs.includes(path)))(
  'React hydrates the islands of the page %s without an error or a change of the HTML',
  async (path, html) => {
    const report = jest.spyOn(rootOptions, 'onRecoverableError');
    history.replaceState(null, '', path);
    document.body.innerHTML = html;
    const containers = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    expect(containers).not.toEqual([]);
    for (const container of containers) {
      const exported = container.innerHTML;
      const loader = islands[container.dataset.island!]!;
      await outsideAct(() => hydrateIsland(container, loader, () => Promise.resolve()));
      expect(container.innerHTML).toBe(exported);
    }
    expect(report).not.toHaveBeenCalled();
  },
);

test('throws for a page that contains an island without a loader', () => {
  const { plans } = islands;
  Reflect.deleteProperty(islands, 'plans');
  try {
    expect(() => renderPage('/pricing', '/')).toThrow(
      'app/islands.ts has no loader for the island plans',
    );
  } finally {
    Object.assign(islands, { plans });
  }
});

test.each<[string, string, unknown, boolean]>([
  ['plans', '/pricing', null, false],
  ['plans', '/pricing?from=letter', null, false],
  ['plans', '/pricing?billing=annual', null, true],
  ['plans', '/pricing?utm_source=mail&billing=annual', null, true],
  ['plans', '/pricing?tasks=7332', null, true],
  ['plans', '/pricing?components=12', null, true],
  ['ai-scan-form', '/?from=letter', null, false],
  ['ai-scan-form', '/?cut=hr#ai-scan-section', null, true],
  ['job-views', jobPath, null, false],
  ['job-views', jobPath, { view: 'application' }, true],
])('%s at %s with the history state %j hydrates at once: %s', (name, url, state, isWanted) => {
  history.replaceState(state, '', url);
  expect(islands[name]!.hydratesAtOnce!()).toBe(isWanted);
});
