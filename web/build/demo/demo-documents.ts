import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitRules } from '../document';
import { policyDirectives, writePolicy } from '../headers';

/** The style element of a prerendered page: its start, with the ids by which Emotion knows the rules, and its rules. */
const pageStyle = /(<style data-rules="[^"]*">)(.*?)<\/style>/s;

/**
 * Makes the prerendered pages into the demo's: rules that several pages share move into one file, since a device keeps
 * all pages at once; and a meta element sets a content security policy under which no other host can be called, where
 * the host of the demo sets no headers.
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
  const link = `<link rel="stylesheet" href="${publicPath}assets/${name}">`;
  for (const { file, html } of pages) {
    const rules = rulesOf(html);
    const own = rules.filter((rule) => !isShared(rule)).join('');
    const document = html.replace(pageStyle, (_, start: string) => `${link}${start}${own}</style>`);
    // Before everything that it is to judge.
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

/** Pages that only the demo has (web/src/demo/state/pages.ts), and what they are called before their code says so. */
const ownPages = { presenter: 'Presenter', summary: 'Summary' };

/** Writes each as a page of the site is written, its body left to the demo's code. */
async function writeOwnPages(folder: string) {
  const html = await readFile(join(folder, '404.html'), 'utf8');
  for (const [name, title] of Object.entries(ownPages)) {
    const page = html
      .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
      .replace(/<body>.*<\/body>/s, `<body data-demo-page="${name}"></body>`);
    await writeFile(join(folder, `demo-${name}.html`), page);
  }
}

/** The site's manifest asks for a browser's window; an installed demo stands alone, upright or turned. */
async function makeInstallable(file: string) {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  // Beside the live site's own icon, the demo says what it is.
  const name = `${String(manifest.short_name)} demo`;
  const changes = { name, short_name: name, display: 'standalone', orientation: 'any' };
  await writeFile(file, JSON.stringify({ ...manifest, ...changes }));
}

/** The rules of a page's Emotion styles, in their order. */
const rulesOf = (html: string) => splitRules(pageStyle.exec(html)![2]!);

/** A meta element cannot say who frames the page; the worker's address would need a policy under Trusted Types. */
const notForMeta = new Set(['frame-ancestors', 'require-trusted-types-for', 'trusted-types']);

/** The live site's own policy, for a page with its dialogs and with no API elsewhere. */
function policyFor(documents: string[]): string {
  const directives = Object.entries(policyDirectives(documents, '')).filter(
    ([name]) => !notForMeta.has(name),
  );
  const policy = writePolicy({ ...Object.fromEntries(directives), 'worker-src': ["'self'"] });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
