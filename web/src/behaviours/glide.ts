/**
 * A link to a place in the page that is open glides there, where motion is welcome (theme/global.css); nothing else
 * does: a field that takes the focus must not slide away under the pointer.
 */
export function startGlide() {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (!link?.hash || link.pathname !== location.pathname) return;
    dataset.glides = '';
    addEventListener('scrollend', () => delete dataset.glides, { once: true });
  });
}
