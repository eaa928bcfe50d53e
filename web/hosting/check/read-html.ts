/** Returns the URL in a page's canonical link, or undefined if the link is missing or relative. */
export function canonicalOf(html: string): string | undefined {
  const [, href] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return href !== undefined && URL.canParse(href) ? href : undefined;
}

/** Returns the paths in a text whose file names contain a content hash: scripts, fonts, drawings, static copies. */
export const hashedFilesIn = (text: string): string[] =>
  text.match(/(?<![\w.:/-])\/[\w./-]*assets\/[\w./-]+\.[\da-f]{8}\.\w+/g) ?? [];
