/**
 * Makes a click on a hash link scroll smoothly: CSS does so while `data-glides` is set (theme/global.css). If the CSS
 * always applied, the browser would also scroll smoothly to a control that gets the focus.
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
  // Without a scroll the browser fires no `scrollend`, so the next focus also ends the smooth scrolling.
  for (const end of ['scrollend', 'focusin'])
    addEventListener(end, () => delete dataset.glides, true);
}
