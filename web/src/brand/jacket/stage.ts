/** Returns a length in units of the jacket's drawing as CSS. A parent element sets `--u`, the length of one unit. */
export const u = (units: number) => `calc(${units} * var(--u))`;

/**
 * Widths from which the layout of the home page's first section changes. Below `beside` the jacket is under the text.
 * From `beside` it is next to the text's lower part, and from `wide` next to all of it. From `roomy` the pieces show
 * more words.
 */
export const table = {
  beside: '@media (min-width: 47.5em)',
  wide: '@media (min-width: 64em)',
  roomy: '@media (min-width: 75em)',
} as const;

/** Distance from the drawing's top to the sleeve's hem, where the table ends, in units of the drawing. */
export const tableEnd = 794;
