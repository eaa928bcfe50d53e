import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyDirectives, writePolicy } from '../headers';
import { splitRules } from '../split-rules';

/** Matches the style element of a prerendered page, and captures its rules. */
const pageStyle = /<style data-rules>(.*?)<\/style>/s;

/**
 * Turns the prerendered pages into the demo's pages. It moves the CSS rules that several pages share into one file,
 * because the demo stores all pages on the device. It adds the security policy as a meta element, because the demo's
 * host may send no headers. The policy blocks requests to other hosts.
 */
export async function finishDemoDocuments(folder: string, publicPath: string): Promise<void> {
  await writeOwnPages(folder);
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.html')).map((file) => join(folder, file));
  const pages = await Promise.all(
    files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })),
  );
  const copies = entries.find((file) => /^assets\/dialogs\.\w+\.txt$/.test(file))!;
  const dialogs = await readFile(join(folder, copies), 'utf8');
  const pagesOfRule = new Map<string, number>();
  for (const { html } of pages)
    for (const rule of new Set(rulesOf(html)))
      pagesOfRule.set(rule, (pagesOfRule.get(rule) ?? 0) + 1);
  const isShared = (rule: string) => pagesOfRule.get(rule)! > 1;

  const sheet = [...pagesOfRule.keys()].filter(isShared).join('');
  const name = `shared.${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(folder, 'assets', name), sheet);
  const link = `<link rel="stylesheet" data-rules href="${publicPath}assets/${name}">`;
  for (const { file, html } of pages) {
    const rules = rulesOf(html);
    const own = rules.filter((rule) => !isShared(rule)).join('');
    const document = html.replace(pageStyle, () => `${link}<style data-rules>${own}</style>`);
    // A policy in a meta element applies only to the elements after it.
    await writeFile(
      file,
      document.replace(
        '<meta charset="utf-8">',
        (charset) => charset + policyFor([document, dialogs]),
      ),
    );
  }
  await copyFile(join(folder, '404.html'), join(folder, 'demo-404.html'));
  await makeInstallable(join(folder, 'manifest.webmanifest'));
}

/** Pages that only the demo has (web/src/demo/state/pages.ts), with the titles that they show before scripts run. */
const ownPages = { presenter: 'Presenter', summary: 'Summary' };

async function writeOwnPages(folder: string) {
  const html = await readFile(join(folder, '404.html'), 'utf8');
  for (const [name, title] of Object.entries(ownPages)) {
    const page = html
      .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
      .replace(/<body>.*<\/body>/s, `<body data-demo-page="${name}"></body>`);
    await writeFile(join(folder, `demo-${name}.html`), page);
  }
}

/** Changes the web app manifest: the installed demo opens in its own window, in any orientation. */
async function makeInstallable(file: string) {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  // A device may show the icons of the demo and of the live site side by side, so their names differ.
  const name = `${String(manifest.short_name)} demo`;
  const changes = { name, short_name: name, display: 'standalone', orientation: 'any' };
  await writeFile(file, JSON.stringify({ ...manifest, ...changes }));
}

const rulesOf = (html: string) => splitRules(pageStyle.exec(html)![1]!);

/**
 * Directives that the meta element omits. Browsers ignore `frame-ancestors` in a meta element. The two about Trusted
 * Types would block the registration of the demo's service worker.
 */
const notForMeta = new Set(['frame-ancestors', 'require-trusted-types-for', 'trusted-types']);

/**
 * Returns a meta element with the live site's security policy for a page and the dialogs. The policy allows no API on
 * another origin, and it allows the demo's service worker.
 */
function policyFor(documents: string[]): string {
  const directives = Object.entries(policyDirectives(documents, '')).filter(
    ([name]) => !notForMeta.has(name),
  );
  const policy = writePolicy({ ...Object.fromEntries(directives), 'worker-src': ["'self'"] });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
