/**
 * Makes the browser scroll smoothly to the target of a hash link. The CSS for that (theme/global.css) applies only
 * while `data-glides` is set. Otherwise the browser would also scroll smoothly to a focused control, which would move
 * away under the pointer.
 */
export function startGlide() {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a');
    const isElsewhere = ctrlKey || metaKey || shiftKey || link?.pathname !== location.pathname;
    if (!link?.hash || isElsewhere) return;
    // Without `data-fresh` all sections have a layout (lay-out-bands). A section that gets its layout during the scroll
    // would move the target.
    delete dataset.fresh;
    dataset.glides = '';
  });
  // If the target is already in view, the browser fires no `scrollend`.
  for (const end of ['scrollend', 'focusin'])
    addEventListener(end, () => delete dataset.glides, true);
}
