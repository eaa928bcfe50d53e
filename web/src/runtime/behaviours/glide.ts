/**
 * Makes the browser scroll smoothly when the visitor follows a link to a place on the same page. The CSS for that
 * (theme/global.css) applies only while `data-glides` is set and motion is not reduced. If the CSS always applied, the
 * browser would also scroll smoothly to a control that gets focus. That control would move away under the pointer.
 */
export function startGlide() {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a');
    const isElsewhere = ctrlKey || metaKey || shiftKey || link?.pathname !== location.pathname;
    if (!link?.hash || isElsewhere) return;
    // Without `data-fresh` all sections have a layout (lay-out-bands). A section that gets its layout during a smooth
    // scroll would move the target, and the scroll would miss it.
    delete dataset.fresh;
    dataset.glides = '';
  });
  // If the target is already in view, the browser does not scroll and fires no `scrollend`. Then the next `focusin`
  // removes the attribute.
  for (const end of ['scrollend', 'focusin'])
    addEventListener(end, () => delete dataset.glides, true);
}
