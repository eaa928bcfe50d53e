/**
 * Shortens the class names in a page's static HTML, because Emotion's hashes do not compress. The classes of islands
 * (`ids`) keep their hashes, which React computes again in the browser. Names follow the order of the rules, so that
 * pages with the same rules share one style element.
 */
export function shortenNames<Page extends { html: string; css: string; ids: readonly string[] }>(
  page: Page,
): Page {
  const kept = new Set(page.ids.map((id) => `css-${id}`));
  const names = new Map<string, string>();
  const css = page.css.replace(/(?<=\.)css-[\w-]+/g, (name) => {
    if (kept.has(name)) return name;
    if (!names.has(name)) names.set(name, `_${names.size.toString(36)}`);
    return names.get(name)!;
  });
  const html = page.html.replace(/(?<= class=")[^"]+/g, (classes) =>
    classes.replace(/css-[\w-]+/g, (name) => names.get(name) ?? name),
  );
  return { ...page, css, html };
}
