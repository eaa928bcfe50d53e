import { splitRules } from './split-rules';

/**
 * Replaces Emotion's names of classes and animations in a page's HTML and CSS by short ones, because hashes do not
 * compress. The names in rules of islands (`ids`) stay, because React computes the same hashes again in the browser.
 * The short names follow the order of the rules. Therefore pages with the same rules have equal style elements, and
 * need one hash in the security policy.
 */
export function shortenNames<Page extends { html: string; css: string; ids: readonly string[] }>(
  page: Page,
): Page {
  const kept = new Set(page.ids.map((id) => `css-${id}`));
  const classesIn = (rule: string) => rule.match(/(?<=\.)css-[\w-]+/g) ?? [];
  for (const rule of splitRules(page.css)) {
    if (!classesIn(rule).some((name) => kept.has(name))) continue;
    for (const [name] of rule.matchAll(/animation-\w+/g)) kept.add(name);
  }
  const keyframes = page.css.matchAll(/(?<=@keyframes )animation-\w+/g);
  const animations = new Set(Array.from(keyframes, ([name]) => name));
  const names = new Map<string, string>();
  const css = page.css.replace(/(?<=\.)css-[\w-]+|animation-\w+/g, (name) => {
    if (kept.has(name) || !(name.startsWith('css') || animations.has(name))) return name;
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
