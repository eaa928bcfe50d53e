/** Returns a length of the jacket's drawing in CSS. The parent sets `--u`, the length of one unit. */
export const u = (units: number) => `calc(${units} * var(--u))`;

/** The table is below the text, from `beside` on next to its lower part, from `wide` on next to all of it. */
export const table = {
  beside: '@media (min-width: 47.5em)',
  wide: '@media (min-width: 64em)',
  roomy: '@media (min-width: 75em)',
} as const;

/** Units from the drawing's top to the sleeve's hem, where the table ends. */
export const tableEnd = 794;
