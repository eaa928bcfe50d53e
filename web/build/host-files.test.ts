import { headerPolicy, type Headers } from './headers';
import { localRules, netlifyHeaders, nginxConfiguration, slashRedirects } from './host-files';

const policy = headerPolicy(['<style>a{}</style><script>go()</script>'], '');
const pagePaths = ['/', '/about', '/jobs/baker'];

function parse(text: string) {
  const rules: { path: string; headers: Headers }[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      rules.push({ path: line, headers: {} });
      continue;
    }
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line)!;
    rules.at(-1)!.headers[name!] = value!;
  }
  return rules;
}

/** Returns the headers that a host sends with the path. Throws if two rules set the same header. */
function sentWith(path: string, text: string) {
  const sent: Headers = {};
  for (const rule of parse(text)) {
    const isFit = rule.path.endsWith('*')
      ? path.startsWith(rule.path.slice(0, -1))
      : path === rule.path;
    if (!isFit) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      if (name in sent) throw new Error(`${path}: ${name} twice`);
      sent[name] = value;
    }
  }
  return sent;
}

const page = { ...policy.everywhere, ...policy.byKind.page, ...policy.overHttps };

it.each(['/', '/about', '/about/', '/jobs/baker'])(
  'sends the page %s with all its headers',
  (path) => {
    expect(sentWith(path, netlifyHeaders(policy, '/', pagePaths))).toEqual(page);
  },
);

it('sends the security policy with the 404 page at any path', () => {
  expect(sentWith('/nothing/here', netlifyHeaders(policy, '/', pagePaths))).toMatchObject({
    ...policy.everywhere,
    'Content-Security-Policy': page['Content-Security-Policy'],
  });
});

it('lets browsers keep hashed files, also under a sub-path', () => {
  const text = netlifyHeaders(policy, '/demo/', pagePaths);
  expect(sentWith('/demo/assets/main.1234.js', text)).toMatchObject(policy.byKind.hashed);
  expect(sentWith('/demo/about', text)).toEqual(page);
  expect(sentWith('/about', text)).toEqual({});
});

it('redirects the URL with a trailing slash permanently, by one rule per page, also under a sub-path', () => {
  expect(slashRedirects('/', pagePaths)).toBe('/about/ /about 301\n/jobs/baker/ /jobs/baker 301\n');
  expect(slashRedirects('/demo/', pagePaths)).toBe(
    '/demo/about/ /demo/about 301\n/demo/jobs/baker/ /demo/jobs/baker 301\n',
  );
});

function locations(text: string) {
  const found = [...text.matchAll(/^location (.+?) \{\n([^]*?)\n\}/gm)];
  return Object.fromEntries(
    found.map(([, place, body]) => [
      place!,
      Object.fromEntries(
        [...body!.matchAll(/^ {2}add_header ([\w-]+) "(.+)" always;$/gm)].map(([, name, value]) => [
          name!,
          value!,
        ]),
      ),
    ]),
  );
}

it('repeats all headers in each location of nginx, which inherits none', () => {
  const found = locations(nginxConfiguration(policy, '/'));
  expect(found['/']).toEqual(page);
  expect(found['= /404.html']).toEqual(page);
  expect(found['^~ /assets/']).toEqual({
    ...policy.everywhere,
    ...policy.byKind.hashed,
    ...policy.overHttps,
  });
  expect(Object.keys(found)).toHaveLength(6);
});

it('makes nginx redirect a URL with a trailing slash to the page, and never to another host', () => {
  const [, slash, to] = /^ {2}rewrite (\S+) (\S+) permanent;$/m.exec(
    nginxConfiguration(policy, '/'),
  )!;
  const redirectOf = (path: string) => path.replace(new RegExp(slash!), to!);
  expect(redirectOf('/about/')).toBe('/about');
  expect(redirectOf('/jobs/baker/')).toBe('/jobs/baker');
  for (const path of ['/', '//evil.example/', '/\\evil.example/'])
    expect(redirectOf(path)).toBe(path);
});

it('makes nginx answer a folder of hashed files with the 404 page, whose headers no browser keeps', () => {
  expect(nginxConfiguration(policy, '/')).toMatch(
    /^location \^~ \/assets\/ \{\n {2}try_files \$uri =404;$/m,
  );
});

it('puts all nginx locations under the sub-path of the build', () => {
  const text = nginxConfiguration(policy, '/demo/');
  expect(Object.keys(locations(text)).every((place) => place.includes('/demo/'))).toBe(true);
  expect(text).toContain('error_page 404 /demo/404.html;');
});

it.each([
  ['/', 'page'],
  ['/about', 'page'],
  ['/404.html', 'page'],
  ['/assets/main.1234.js', 'hashed'],
  ['/og/home.png', 'picture'],
  ['/robots.txt', 'file'],
  ['/icons/icon-192.png', 'file'],
] as const)(
  'sends %s from the local server with the headers of the kind %s, and without the headers for HTTPS',
  (path, kind) => {
    const rule = localRules(policy).find(({ pattern }) => new RegExp(pattern).test(path));
    expect(rule?.headers).toEqual({ ...policy.everywhere, ...policy.byKind[kind] });
  },
);
