/**
 * The jacket that is cut from agents, as it lies before the viewer: five pieces, path data in whole px on a drawing of
 * {@link jacketSize}. The centre front is x = 580; the right side mirrors the left one (x = 1160 - x), up to the tabs.
 * Neighbours share their contour, so that no gap is left between them.
 */
export type JacketPiece = 'sleeve' | 'left' | 'right' | 'collar' | 'pocket';

/** Width and height of the drawing. The right front and the chalked sleeve reach beyond it, to x = 1124. */
export const jacketSize = [880, 890] as const;

/** The outline of each piece, in the order in which they lie on each other: later pieces cover earlier ones. */
export const jacketOutlines: Readonly<Record<JacketPiece, string>> = {
  sleeve:
    'M345 170C362 198 372 236 372 280V312A11 11 0 0 0 383 323A16 16 0 0 1 383 355A11 11 0 0 0 372 366V372C372 402 340 418 295 424C276 548 238 664 206 794L36 744C78 600 140 440 176 330C206 238 276 190 345 170z',
  right:
    'M710 132C720 168 740 198 764 226L722 266L706 259A8 8 0 0 0 695 264A11 11 0 0 1 675 255A8 8 0 0 0 670 245L654 238L580 500V563A11 11 0 0 1 569 574A16 16 0 0 0 569 606A11 11 0 0 1 580 617V703A11 11 0 0 1 569 714A16 16 0 0 0 569 746A11 11 0 0 1 580 757V796C580 856 612 890 670 890C750 890 820 884 892 866C860 760 834 640 842 580C848 520 864 480 865 424C820 418 788 402 788 372V280C788 236 798 198 815 170z',
  left: 'M450 132C440 168 420 198 396 226L438 266L454 259A8 8 0 0 1 465 264A11 11 0 0 0 485 255A8 8 0 0 1 490 245L506 238L580 500V563A11 11 0 0 1 569 574A16 16 0 0 0 569 606A11 11 0 0 1 580 617V703A11 11 0 0 1 569 714A16 16 0 0 0 569 746A11 11 0 0 1 580 757V796C580 856 548 890 490 890C410 890 340 884 268 866C300 760 326 640 318 580C312 520 296 480 295 424C340 418 372 402 372 372V366A11 11 0 0 1 383 355A16 16 0 0 0 383 323A11 11 0 0 1 372 312V280C372 236 362 198 345 170z',
  collar:
    'M580 18C496 18 458 70 450 132C440 168 420 198 396 226L438 266L454 259A8 8 0 0 1 465 264A11 11 0 0 0 485 255A8 8 0 0 1 490 245L506 238C496 180 526 134 580 134S664 180 654 238L670 245A8 8 0 0 1 675 255A11 11 0 0 0 695 264A8 8 0 0 1 706 259L722 266L764 226C740 198 720 168 710 132C702 70 664 18 580 18z',
  pocket:
    'M346 652H532V768L506 794H466A11 11 0 0 0 455 805A16 16 0 0 1 423 805A11 11 0 0 0 412 794H372L346 768z',
};

/** The turned-over edge of each front: a shape on top of its piece, in a second shade of the same cloth. */
export const jacketLapels = {
  left: 'M438 266L454 259A8 8 0 0 1 465 264A11 11 0 0 0 485 255A8 8 0 0 1 490 245L506 238L580 500C520 480 440 400 398 294z',
  right:
    'M722 266L706 259A8 8 0 0 0 695 264A11 11 0 0 1 675 255A8 8 0 0 0 670 245L654 238L580 500C640 480 720 400 762 294z',
} as const;

/** The other sleeve: it lies in the right armhole, and is only chalked. */
export const jacketOtherSleeve =
  'M815 170C798 198 788 236 788 280V372C788 402 820 418 865 424C884 548 922 664 954 794L1124 744C1082 600 1020 440 984 330C954 238 884 190 815 170z';

/** Notches where two edges meet, and the arrow of the grainline where the piece has room for one: lines without a fill. */
export const jacketMarks: Readonly<Partial<Record<JacketPiece, string>>> = {
  sleeve:
    'M246 223l9 11M260 212l9 11M101 545l13 4M97 557l13 4M255 607l-13-3M162 503L118 647M151 514l11-11l4 15M114 632l4 15l11-11',
  right: 'M762 151l-4 13M842 580h-14M626 716V842M619 729l7-13l7 13M619 829l7 13l7-13',
  left: 'M318 580h14M318 594h14M398 151l4 13',
  collar: 'M580 18v13M580 134v-13',
};

/** Where a piece's name has room inside the seam: left, top, width and height. The thread crosses none of these. */
export const jacketNames: Readonly<
  Record<JacketPiece, readonly [left: number, top: number, width: number, height: number]>
> = {
  sleeve: [182, 318, 188, 104],
  right: [600, 606, 180, 100],
  left: [336, 474, 232, 104],
  collar: [478, 30, 204, 98],
  pocket: [360, 664, 164, 104],
};

/** The thread through all pieces: from the cuff over the collar and the front's button to the pocket. */
export const jacketThread =
  'M142 742C196 650 222 500 296 440S412 410 436 340S440 226 474 190C516 252 644 252 686 190C716 246 744 330 716 420S646 566 569 590C532 604 470 616 462 652';

/** Centres of the thread's knots, radius 7; the button without thread on the second tab is at 569, 730, radius 8. */
export const jacketKnots = [
  [142, 742],
  [474, 190],
  [686, 190],
  [569, 590],
] as const;
