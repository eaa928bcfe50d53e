/** The smallest font size (px) that a text may have at the browser's default setting. */
export const smallest = 12.5;

/** Runs in the page: returns the visible texts smaller than `limit` px, except in elements that match `except`. */
export function findSmallTexts(limit: number, except = 'noscript'): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    const words = text.textContent!.trim();
    if (!words || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(except)) continue;
    // For a text in a hidden group of an SVG, `checkVisibility` returns true, but the text has no width.
    if (parent instanceof SVGElement && parent.getBoundingClientRect().width === 0) continue;
    // A text in an SVG scales with the SVG.
    const drawing = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    const scale = drawing ? Math.hypot(drawing.c, drawing.d) : 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < limit - 0.01) found.add(`${words.slice(0, 30)}: ${size.toFixed(1)} px`);
  }
  return [...found];
}
