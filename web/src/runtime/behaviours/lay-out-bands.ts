/** Lays out the sections that the first paint skipped (theme/global.css), one per frame to avoid a long task. */
export function layOutBands() {
  const { dataset } = document.documentElement;
  const bands = [...document.querySelectorAll<HTMLElement>('[data-fresh] main > section')];
  const layOutNext = () => {
    const band = bands.pop();
    if (!band) return delete dataset.fresh;
    band.style.contentVisibility = 'visible';
    return requestAnimationFrame(layOutNext);
  };
  layOutNext();
}
