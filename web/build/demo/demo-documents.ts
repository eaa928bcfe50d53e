import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyDirectives, writePolicy } from '../headers';

/** Adds the security policy to the demo's pages as a meta element, because the demo's host may send no headers. */
export async function finishDemoDocuments(folder: string): Promise<void> {
  await writeOwnPages(folder);
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.html')).map((file) => join(folder, file));
  const copies = entries.find((file) => /^assets\/dialogs\.\w+\.txt$/.test(file))!;
  const dialogs = await readFile(join(folder, copies), 'utf8');
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    // In a meta element the policy applies only to the elements after it, so it is the first element.
    await writeFile(
      file,
      html.replace(
        '<meta charset="utf-8">',
        (charset) =>
          `${charset}${policyFor([html, dialogs])}<meta name="robots" content="noindex">`,
      ),
    );
  }
  await copyFile(join(folder, '404.html'), join(folder, 'demo-404.html'));
  await makeInstallable(join(folder, 'manifest.webmanifest'));
}

/** Pages that only the demo has (web/src/demo/state/pages.ts). The titles are visible until the scripts run. */
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

/** Makes the installed demo open in a window of its own, in any orientation. */
async function makeInstallable(file: string) {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  // A device may show the demo's icon beside that of the live site, so the name says that it is the demo.
  const name = `${String(manifest.short_name)} demo`;
  const changes = { name, short_name: name, display: 'standalone', orientation: 'any' };
  await writeFile(file, JSON.stringify({ ...manifest, ...changes }));
}

/** Directives to omit: browsers ignore `frame-ancestors` in a meta element, and the others block the service worker. */
const notForMeta = new Set(['frame-ancestors', 'require-trusted-types-for', 'trusted-types']);

/**
 * Returns the live site's policy with two changes: it allows the demo's service worker, and no API on another origin.
 */
function policyFor(documents: string[]): string {
  const directives = Object.entries(policyDirectives(documents, '')).filter(
    ([name]) => !notForMeta.has(name),
  );
  const policy = writePolicy({ ...Object.fromEntries(directives), 'worker-src': ["'self'"] });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
