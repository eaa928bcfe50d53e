/**
 * Gives a layout to the page's lower sections, which the browser skipped for the first paint (theme/global.css). It
 * handles one section per frame, because long tasks would delay the visitor's presses.
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
