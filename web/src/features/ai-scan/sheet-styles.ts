/** Room for the drawing beside the words, measured on the sheet's place (pages/home/scan-section). */
export const roomForTwo = '@container sheet (min-width: 56rem)';
/** Room for pieces beside each other. */
export const roomForRow = '@container sheet (min-width: 34rem)';

/**
 * The font size of a heading that holds a name of `--letters` letters in a column `width` wide: it shrinks before a long
 * name breaks.
 */
export const fittingSize = (largest: string, width: string) =>
  `min(${largest}, max(1.5rem, calc(${width} * 1.9 / var(--letters))))`;
