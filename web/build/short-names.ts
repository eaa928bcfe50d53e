/**
 * Replaces Emotion's class names in a page's HTML and CSS by short ones, because hashes do not compress. The classes of
 * islands (`ids`) stay, because React computes the same hashes again in the browser. The short names follow the order
 * of the rules. Therefore pages with the same rules have equal style elements, and need one hash in the security
 * policy.
 */
export function shortenNames<Page extends { html: string; css: string; ids: readonly string[] }>(
  page: Page,
): Page {
  const kept = new Set(page.ids.map((id) => `css-${id}`));
  const names = new Map<string, string>();
  const css = page.css.replace(/(?<=\.)css-[\w-]+/g, (name) => {
    if (kept.has(name)) return name;
    if (!names.has(name)) names.set(name, `_${names.size}`);
    return names.get(name)!;
  });
  // Emotion gives this class to an element with an empty style. The class has no rule.
  const html = page.html
    .replaceAll(' class="css-0"', '')
    .replace(/(?<= class=")[^"]+/g, (classes) =>
      classes.replace(/css-[\w-]+/g, (name) => names.get(name) ?? name),
    );
  return { ...page, css, html };
}
