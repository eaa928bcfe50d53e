/** The sheet's size in px by arrangement; a board that has no room for `wide` shows `small`. */
export const boardSizes = { wide: [500, 432], small: [264, 440] } as const;

export type Layout = keyof typeof boardSizes;

/** The board has room for its wide arrangement. */
export const wideBoard = `@container (min-width: ${boardSizes.wide[0]}px)`;
