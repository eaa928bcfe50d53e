import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/root';
import { trackedFiles } from '../support/tracked-files';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('every relative link of a Markdown file points to an existing file', () => {
  const links = trackedFiles
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target]) => ({
        file,
        target: target!,
      })),
    );
  expect(links.length).toBeGreaterThan(15);
  const broken = links.filter(({ file, target }) => !existsSync(join(root, dirname(file), target)));
  expect(broken).toEqual([]);
});

test('every cited section of the requirements exists', () => {
  const sections = [...read('web/REQUIREMENTS.md').matchAll(/^## (\d+)\. /gm)].map(([, n]) => n);
  expect(sections.length).toBeGreaterThan(5);
  const citation = /requirements,\s+(?:\*\s+|\/\/\s+)?sections?\s+(\d+(?:(?:, | and )\d+)*)/gi;
  const cited = trackedFiles
    .filter((file) => /\.(tsx?|md|css)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(citation)].flatMap(([, numbers]) =>
        numbers!.split(/, | and /).map((number) => `${file}: section ${number}`),
      ),
    );
  expect(cited.length).toBeGreaterThan(60);
  expect(cited.filter((each) => !sections.includes(each.split(' ').at(-1)))).toEqual([]);
});
