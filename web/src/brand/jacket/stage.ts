/** A length of the jacket's drawing in CSS. The element that the jacket lies on sets `--u`, the length of one unit. */
export const u = (units: number) => `calc(${units} * var(--u))`;

/**
 * How the table lies: below the words on phones, from `beside` on beside what follows the headline, and from `wide` on
 * beside all words. From `roomy` on the pieces have room for their small print.
 */
export const table = {
  beside: '@media (min-width: 47.5em)',
  wide: '@media (min-width: 64em)',
  roomy: '@media (min-width: 75em)',
} as const;

/** Units from the drawing's top to the hem of the sleeve, where the table ends. */
export const tableEnd = 794;
