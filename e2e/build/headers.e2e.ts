import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startJourney } from '../support/journey';
import { root } from '../support/root';
import { routes } from '../support/routes';

const folder = join(root, 'dist/site');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const documents = files.filter((file) => file.endsWith('.html'));

const { site, visit } = startJourney();

const headersOf = async (path: string) => {
  const { headers, status } = await fetch(site.origin + path, { redirect: 'manual' });
  return { status, get: (name: string) => headers.get(name) };
};

test('the server sends every page, and the 404 page, with the whole security policy and the other security headers', async () => {
  for (const path of [...routes, '/nothing/here']) {
    const { status, get } = await headersOf(path);
    expect([path, status]).toEqual([path, path === '/nothing/here' ? 404 : 200]);
    const policy = get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    for (const part of [
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(`${policy};`).toContain(`; ${part};`);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(get('X-Content-Type-Options')).toBe('nosniff');
    expect(get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(get('Permissions-Policy')).toContain('camera=()');
    expect(get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    // A navigation can use a prefetched response only if the browser may reuse it for some time.
    expect(get('Cache-Control')).toBe('max-age=60');
    // This local server sends no HSTS header, because browsers would apply HSTS to every project on localhost.
    expect(get('Strict-Transport-Security')).toBeNull();
  }
});

test("the files for static hosts contain the security policy of our own server, and keep within the hosts' limits", async () => {
  const text = readFileSync(join(folder, '_headers'), 'utf8');
  const nginx = readFileSync(join(root, 'dist/site.nginx.conf'), 'utf8');
  const policy = (await headersOf('/')).get('Content-Security-Policy')!;
  expect(text).toContain(`\n  Content-Security-Policy: ${policy}\n`);
  expect(nginx).toContain(`  add_header Content-Security-Policy "${policy}" always;\n`);
  for (const file of [text, nginx])
    expect(file).toMatch(/Strict-Transport-Security:? "?max-age=\d/);
  // Cloudflare ignores lines of more than 2,000 characters, and all rules after the hundredth.
  const lines = text.split('\n');
  expect(lines.filter((line) => line.length > 2_000)).toEqual([]);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
});

test('no page contains style attributes or inline event handlers, because the security policy forbids them', () => {
  const found = documents.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8')
        .replace(/<(style|script)\b[^]*?<\/\1>/g, '')
        .matchAll(/<[^>]*\s(style|on[a-z]+)="[^>]*>/g),
    ].map(([tag]) => `${file}: ${tag}`),
  );
  // There is one page per route, and the 404 page.
  expect(documents).toHaveLength(routes.length + 1);
  expect(found).toEqual([]);
});

test('the browser does not run scripts that the security policy forbids', async () => {
  const { page, goTo } = await visit({
    expectedErrors: [/Content Security Policy/, /'Trusted(HTML|Script)' assignment/],
  });
  // The console shows a message about each violation. In all other tests such a message is an error.
  const isReported = new Promise<void>((resolve) => {
    page.on('console', (message) => {
      if (message.text().startsWith('Content Security Policy: ')) resolve();
    });
  });
  await goTo('/about');
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append("document.title = 'taken over'");
    let isHtmlRefused = false;
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">');
    } catch {
      isHtmlRefused = true;
    }
    try {
      document.head.append(script);
    } catch {
      // Trusted Types throw before `script-src` applies. Only the outcome counts, so the test ignores the error.
    }
    return { title: document.title, isHtmlRefused };
  });
  expect(outcome).toEqual({
    title: expect.not.stringContaining('taken over'),
    isHtmlRefused: true,
  });
  await isReported;
});
