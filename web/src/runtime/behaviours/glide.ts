/**
 * Scrolls smoothly to a link's target within the page, unless the visitor prefers reduced motion (theme/global.css).
 * The style is on only during such a jump, because a control that gets focus must not slide away under the pointer.
 */
export function startGlide() {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a');
    const isElsewhere = ctrlKey || metaKey || shiftKey || link?.pathname !== location.pathname;
    if (!link?.hash || isElsewhere) return;
    // Lays out all bands first (lay-out-bands), because a smooth scroll misses a moving target.
    delete dataset.fresh;
    dataset.glides = '';
  });
  // No scroll happens, and no scrollend fires, if the target is already in view. Then the next focusin ends it.
  for (const end of ['scrollend', 'focusin'])
    addEventListener(end, () => delete dataset.glides, true);
}
