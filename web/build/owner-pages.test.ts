import type * as Export from '../src/app/export';
import type { Owner } from '../src/content/owner-schema';
import { paths } from '../src/paths';
import { emptyOwner, fullOwner, halfOwner } from '../src/test/owner-samples';

/** Renders all pages with this owner's file. Returns the text of each element that contains no other element. */
function renderTexts(owner: Owner): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  jest.isolateModules(() => {
    jest.doMock('../src/content/owner', () => ({ owner }));
    const { renderPage, routes } = jest.requireActual<typeof Export>('../src/app/export');
    for (const { path } of routes) {
      const { html } = renderPage(path === '*' ? '/404' : path!, '/');
      texts.set(path!, html.match(/(?<=>)[^<>]+(?=<)/g) ?? []);
    }
  });
  return texts;
}

/**
 * Signs of a broken sentence: a missing value, two punctuation marks, a space before a punctuation mark, empty
 * brackets, or a new sentence directly after a time.
 */
const broken = /undefined|null|NaN|\[object|\.\.(?!\.)|[,;:] ?[.,;]| [.,;]|\( ?\)|\d\d:\d\d [A-Z]/;

const full = renderTexts(fullOwner);

test.each([
  ['empty', renderTexts(emptyOwner)],
  ['half filled', renderTexts(halfOwner)],
  ['full', full],
])('with an owner’s file that is %s, no sentence of any page is broken', (_, pages) => {
  const found = [...pages].flatMap(([path, texts]) =>
    texts.filter((text) => broken.test(text)).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

const deferral =
  /building (is|and add-ons) extra|without building|quote prices|executions as used|quote states|quote names|your roadmap says|agreement says|no certificate|contract names|want to hear|that we wrote|we wrote|to aim for|Open now|for a quote|ask us and we delete/i;

test('a full owner’s file leaves no deferral about its facts', () => {
  const texts = [...full.values()].flat();
  expect(texts).toContain(fullOwner.company!.name);
  expect(texts.filter((text) => deferral.test(text))).toEqual([]);
});

test('the print of each industry page answers the questions of IT and data protection', () => {
  for (const path of Object.values(paths.industry))
    expect(full.get(path)).toEqual(
      expect.arrayContaining([
        'For IT, data protection and the works council',
        'Your data trains no AI models.',
      ]),
    );
});

test('each page with a form links the privacy policy of a full owner’s file below the form', () => {
  for (const path of ['/', '/contact'])
    expect(full.get(path)!.filter((text) => text === 'Privacy Policy').length).toBeGreaterThan(1);
});

test('the dialogs of a full owner’s file render without a router, as in the browser, and link the privacy policy', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../src/content/owner', () => ({ owner: fullOwner }));
    const { renderDialogs } = jest.requireActual<typeof Export>('../src/app/export');
    const dialogs = await renderDialogs();
    expect(dialogs).toContain(`href="${fullOwner.legal!.privacy}"`);
  });
});
