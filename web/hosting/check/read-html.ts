/** Returns the address of a page's canonical link; undefined if there is none or it is relative. */
export function canonicalOf(html: string): string | undefined {
  const [, href] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return href !== undefined && URL.canParse(href) ? href : undefined;
}

/** Returns the paths of the files that a text names with a hash of their content: scripts, fonts, drawings, dialogs. */
export const hashedFilesIn = (text: string): string[] =>
  text.match(/(?<![\w.:/-])\/[\w./-]*assets\/[\w./-]+\.[\da-f]{8}\.\w+/g) ?? [];
