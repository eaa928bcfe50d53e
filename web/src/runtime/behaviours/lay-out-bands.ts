/**
 * Lays out the sections that the browser skipped for the first paint (theme/global.css), one per frame, because a long
 * task would delay the response to a click.
 */
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
