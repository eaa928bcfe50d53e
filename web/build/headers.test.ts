import { createHash } from 'node:crypto';
import { headerPolicy } from './headers';

const rules = '{"prefetch":[]}';
const page = (style: string, script: string) =>
  `<html><style>${style}</style><script type="speculationrules">${rules}</script>` +
  `<script data-client="a.js">${script}</script><div>text</div>` +
  `<script type="application/ld+json">{"@type":"Thing"}</script></html>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(documents: string[], apiOrigin = ''): Record<string, string[]> {
  const { byKind } = headerPolicy(documents, apiOrigin);
  const rows = byKind.page['Content-Security-Policy']!.split('; ').map((row) => row.split(' '));
  return Object.fromEntries(rows.map(([name, ...sources]) => [name, sources]));
}

it('allows each inline script and style by one hash, and lists no hash for JSON-LD', () => {
  const found = directives([page('a{}', 'go()'), page('b{}', 'go()')]);
  const sources = found['script-src']!;
  expect(sources).toHaveLength(3);
  expect(new Set(sources)).toEqual(new Set(["'self'", hashOf('go()'), hashOf(rules)]));
  expect(new Set(found['style-src'])).toEqual(
    new Set(["'self'", hashOf(''), hashOf('a{}'), hashOf('b{}')]),
  );
});

it('blocks by default, and allows only hashes and the site’s own origin', () => {
  const found = directives([page('a{}', 'go()')]);
  for (const name of ['default-src', 'base-uri', 'frame-ancestors'])
    expect(found[name]).toEqual(["'none'"]);
  expect(found['form-action']).toEqual(["'self'"]);
  const sources = Object.values(found).flat();
  expect(sources.filter((source) => /unsafe|\*|^https?:|data:/.test(source))).toEqual([]);
});

it.each<[string, string[]]>([
  ['', ["'self'"]],
  ['https://api.example.com', ["'self'", 'https://api.example.com']],
  ['https://api.example.com/v1', ["'self'", 'https://api.example.com']],
])('allows calls to the site’s own origin and to the API at %p', (apiOrigin, sources) => {
  expect(directives([], apiOrigin)['connect-src']).toEqual(sources);
});

it('caches pages for a minute and hashed files for a year, and lets other sites embed the sharing picture', () => {
  const { byKind, everywhere, overHttps } = headerPolicy([], '');
  expect(byKind.page['Cache-Control']).toBe('max-age=60');
  expect(byKind.file['Cache-Control']).toBe('no-cache');
  expect(byKind.hashed['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(byKind.picture['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(everywhere['X-Content-Type-Options']).toBe('nosniff');
  expect(Object.keys(overHttps)).toEqual(['Strict-Transport-Security']);
});
