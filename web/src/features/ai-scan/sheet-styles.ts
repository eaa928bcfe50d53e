/** Width of the sheet's place from which drawing and text are side by side (pages/home/scan-section). */
export const roomForTwo = '@container sheet (min-width: 56rem)';
/** Width from which pieces are side by side. */
export const roomForRow = '@container sheet (min-width: 34rem)';

/** Returns a font size at which a name of `--letters` letters fits a column of `width` without a break. */
export const fittingSize = (largest: string, width: string) =>
  `min(${largest}, max(1.5rem, calc(${width} * 1.9 / var(--letters))))`;
