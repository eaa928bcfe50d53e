/**
 * Scrolls smoothly to the target of a hash link, by CSS that applies only while `data-glides` is set
 * (theme/global.css). If it always applied, the browser would also scroll smoothly to a control that gets the focus.
 */
export function startGlide() {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest?.('a');
    const isElsewhere = ctrlKey || metaKey || shiftKey || link?.pathname !== location.pathname;
    if (!link?.hash || isElsewhere) return;
    // Lays out all sections now (lay-out-bands.ts), because a layout during the scroll would move the target.
    delete dataset.fresh;
    dataset.glides = '';
  });
  // Listens to the next focus, too, because without a scroll the browser fires no `scrollend`.
  for (const end of ['scrollend', 'focusin'])
    addEventListener(end, () => delete dataset.glides, true);
}
