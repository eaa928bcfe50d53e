/**
 * A link to a place in the page that is open glides there, where motion is welcome (theme/global.css); nothing else
 * does: a field that takes the focus must not slide away under the pointer.
 */
export function startGlide() {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a');
    const isElsewhere = ctrlKey || metaKey || shiftKey || link?.pathname !== location.pathname;
    if (!link?.hash || isElsewhere) return;
    // All bands get their height now (lay-out-bands): a place that moves during the scroll would be missed.
    delete dataset.fresh;
    dataset.glides = '';
  });
  // Nothing scrolls where the place is in view already: then the next thing that takes the focus ends it.
  for (const end of ['scrollend', 'focusin'])
    addEventListener(end, () => delete dataset.glides, true);
}
