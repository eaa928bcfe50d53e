/** Converts units of the jacket's drawing to a CSS length. A parent element sets `--u` to the length of one unit. */
export const u = (units: number) => `calc(${units} * var(--u))`;

/** Like {@link u}, for styles that HTML and SVG share. An SVG sets `--unit` to 1px. */
export const inUnits = (units: number) => `calc(${units} * var(--unit))`;

/**
 * Widths at which the layout of the home page's first section changes. Below `beside` the drawing is under the text,
 * from `beside` it is next to the lower part of the text, and from `wide` next to the whole text. From `roomy` the
 * drawing shows more words.
 */
export const table = {
  beside: '@media (min-width: 47.5em)',
  wide: '@media (min-width: 64em)',
  roomy: '@media (min-width: 75em)',
} as const;
