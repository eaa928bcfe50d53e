/**
 * Lays out the bands that the first paint did not wait for (theme/global.css), one in each frame, so that no task
 * becomes long. Then the page has its full height, and links within it lead to exact places.
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
