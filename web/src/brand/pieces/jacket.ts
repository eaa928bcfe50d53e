/**
 * The jacket's five parts (brand/README.md). All lengths are in px of the drawing. Parts on the right side have the
 * path data of the left side, because equal data compress well, and {@link mirrored} moves them. Neighbouring parts
 * have the same contour, so there is no gap between them.
 */
export type JacketPiece = 'sleeve' | 'left' | 'right' | 'collar' | 'pocket';

/**
 * Size (px) of the drawing. The jacket extends beyond it: its right half to x = 892, and its right sleeve to x = 1124.
 */
export const jacketSize = [880, 890] as const;

/** Mirrors path data at the jacket's centre, x = 580. */
export const mirrored = { transform: 'matrix(-1 0 0 1 1160 0)' };

/** Outlines of the parts, in drawing order: each part covers the previous ones. */
export const jacketOutlines: Readonly<Record<JacketPiece, string>> = {
  sleeve:
    'M345 170c17 28 27 66 27 110v32a11 11 0 0 0 11 11 16 16 0 0 1 0 32 11 11 0 0 0-11 11v6c0 30-32 46-77 52-19 124-57 240-89 370l-170-50c42-144 104-304 140-414 30-92 100-140 169-160z',
  // `mirrored` moves this outline to the right side.
  right:
    'M450 132c-10 36-30 66-54 94l42 40 16-7a8 8 0 0 1 11 5 11 11 0 0 0 20-9 8 8 0 0 1 5-10l16-7 74 262v63a11 11 0 0 0 11 11 16 16 0 0 1 0 32 11 11 0 0 0-11 11v86a11 11 0 0 0 11 11 16 16 0 0 1 0 32 11 11 0 0 0-11 11v39c0 60-32 94-90 94-80 0-150-6-222-24 32-106 58-226 50-286-6-60-22-100-23-156 45-6 77-22 77-52v-92c0-44-10-82-27-110z',
  left: 'M450 132c-10 36-30 66-54 94l42 40 16-7a8 8 0 0 1 11 5 11 11 0 0 0 20-9 8 8 0 0 1 5-10l16-7 74 262v63a11 11 0 0 1-11 11 16 16 0 0 0 0 32 11 11 0 0 1 11 11v86a11 11 0 0 1-11 11 16 16 0 0 0 0 32 11 11 0 0 1 11 11v39c0 60-32 94-90 94-80 0-150-6-222-24 32-106 58-226 50-286-6-60-22-100-23-156 45-6 77-22 77-52v-6a11 11 0 0 1 11-11 16 16 0 0 0 0-32 11 11 0 0 1-11-11v-32c0-44-10-82-27-110z',
  collar:
    'M580 18c-84 0-122 52-130 114-10 36-30 66-54 94l42 40 16-7a8 8 0 0 1 11 5 11 11 0 0 0 20-9 8 8 0 0 1 5-10l16-7c-10-58 20-104 74-104s84 46 74 104l16 7a8 8 0 0 1 5 10 11 11 0 0 0 20 9 8 8 0 0 1 11-5l16 7 42-40c-24-28-44-58-54-94-8-62-46-114-130-114z',
  pocket:
    'M346 652h186v116l-26 26h-40a11 11 0 0 0-11 11 16 16 0 0 1-32 0 11 11 0 0 0-11-11h-40l-26-26z',
};

/** The lapel, drawn over a front part in a second shade. */
export const jacketLapel =
  'M438 266l16-7a8 8 0 0 1 11 5 11 11 0 0 0 20-9 8 8 0 0 1 5-10l16-7 74 262c-60-20-140-100-182-206z';

/** The right sleeve is only an outline, because it stands for no component. It needs {@link mirrored}. */
export const jacketOtherSleeve =
  'M345 170c17 28 27 66 27 110v92c0 30-32 46-77 52-19 124-57 240-89 370l-170-50c42-144 104-304 140-414 30-92 100-140 169-160z';

/** Marks of a sewing pattern: lines across an edge show where parts meet, arrows the direction of the fabric. */
export const jacketMarks: Readonly<Partial<Record<JacketPiece, string>>> = {
  sleeve:
    'M246 223l9 11M260 212l9 11M101 545l13 4M97 557l13 4M255 607l-13-3M162 503l-44 144M151 514l11-11 4 15M114 632l4 15 11-11',
  right: 'M762 151l-4 13M842 580h-14M626 716v126M619 729l7-13 7 13M619 829l7 13 7-13',
  left: 'M318 580h14M318 594h14M398 151l4 13',
  collar: 'M580 18v13M580 134v-13',
};

/**
 * The box for the name on each part. Neither the dashed line inside the part's edge nor the red dashed line crosses it.
 */
export const jacketNames: Readonly<
  Record<JacketPiece, readonly [left: number, top: number, width: number, height: number]>
> = {
  sleeve: [193, 305, 174, 128],
  right: [604, 606, 172, 104],
  left: [336, 474, 232, 116],
  collar: [478, 40, 204, 84],
  pocket: [363, 664, 160, 104],
};

/** The red dashed line from the sleeve to the jacket's lower edge: 99 dashes of 11 px with gaps of 8 px. */
export const jacketThread =
  'M142 742c54-92 80-242 154-302s116-30 140-100 4-114 38-150c42 62 170 62 212 0 30 56 58 140 30 230s-70 146-147 170c-37 14-99 26-107 62-12 54-22 122-23 174-3 20-15 16-39 16h-122';
export const jacketThreadLength = 99 * 19 - 8;

/** Centres of the rings (radius 7) on the red dashed line. */
export const jacketKnots = [
  [142, 742],
  [474, 190],
  [686, 190],
  [569, 590],
] as const;
