import { chalkGrid } from '../../brand/pieces/cutting-table';
import { color } from '../../theme/tokens';

export const chalkedPaper = {
  ...chalkGrid(40, 0.7),
  backgroundColor: color.paper,
  backgroundPosition: '-1px -1px',
} as const;

/** From this width of the result, drawing and text are side by side. */
export const roomForTwo = '@container sheet (min-width: 56rem)';
/** From this width of the result, the recommendations are side by side. */
export const roomForRow = '@container sheet (min-width: 34rem)';

/** Returns the font size, at most `largest`, at which a word of `--letters` letters fits into `width`. */
export const fittingSize = (largest: string, width: string) =>
  `min(${largest}, max(1.5rem, calc(${width} * 1.62 / var(--letters))))`;
