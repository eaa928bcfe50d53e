import type { GarmentName } from '../../content/types/garment-board';
import type { PieceTint } from '../pieces/pattern-piece';
import { cutOutline } from './cut-outline';

/** Width and height of every garment's drawing. All lengths in this file are in px of that drawing. */
export const garmentSize = [600, 540] as const;

export type NameBox = readonly [number, number, number, number];

interface Garment {
  /** The coloured shapes of the drawing. The last one stands for the agent, the others for its components. */
  pieces: readonly { tint: PieceTint; outline: string; name: NameBox }[];
  /** Straps and fringes behind the shapes. `markWidth` is the width of these lines in a {@link GarmentMark}. */
  straps?: { path: string; width: number; markWidth: number };
  chalk?: string;
  chalkOnNight?: string;
  buttons?: readonly (readonly [number, number])[];
  /**
   * A red dashed line. It starts at a ring, and ends at a filled ring or, with `needleTurn` (degrees), at the eye of a
   * needle. `path` must end with the coordinates of a point.
   */
  thread: {
    path: string;
    stitches: number;
    rings?: readonly (readonly [number, number])[];
    needleTurn?: number;
  };
}

export const garments: Record<GarmentName, Garment> = {
  shirt: {
    pieces: [
      {
        tint: 0,
        outline:
          'M146 96J140 262 -1L116 334Q112 344 102 340L14 300Q4 296 8 286C36 200 84 122 146 96Z',
        name: [26, 214, 100, 92],
      },
      {
        tint: 1,
        outline:
          'M146 96L232 60L210 150L282 112J282 514 1C220 520 168 506 138 468L140 262J146 96 1Z',
        name: [140, 350, 140, 100],
      },
      {
        tint: 2,
        outline:
          'M454 96L368 60L390 150L318 112J318 514 -1C380 520 432 506 462 468L460 262J454 96 -1Z',
        name: [320, 350, 140, 100],
      },
      {
        tint: 3,
        outline:
          'M454 96J460 262 1L484 334Q488 344 498 340L586 300Q596 296 592 286C564 200 516 122 454 96Z',
        name: [464, 214, 120, 92],
      },
      {
        tint: 'night',
        outline: 'M232 60Q300 30 368 60L390 150L318 112J318 514 -1H282J282 112 -1L210 150Z',
        name: [240, 54, 120, 56],
      },
    ],
    chalk: 'M350 200h76v58l-38 20-38-20zv14h76M24 282l96 42M576 282l-96 42',
    thread: {
      path: 'M300 148V482C300 532 356 536 424 524',
      stitches: 38,
      rings: [
        [300, 210],
        [300, 272],
        [300, 372],
        [300, 434],
      ],
      needleTurn: -14,
    },
  },
  'bow-tie': {
    pieces: [
      {
        tint: 1,
        outline: 'M30 100C122 84 190 165 238 187V270J50 270 -1L24 116Q22 102 30 100Z',
        name: [40, 152, 160, 96],
      },
      {
        tint: 3,
        outline: 'M570 100C478 84 410 165 362 187V270J550 270 1L576 116Q578 102 570 100Z',
        name: [400, 152, 160, 96],
      },
      {
        tint: 0,
        outline: 'M550 270J362 270 -1V353C410 375 478 456 570 440Q578 438 576 424Z',
        name: [400, 304, 160, 100],
      },
      {
        tint: 2,
        outline: 'M50 270J238 270 1V353C190 375 122 456 30 440Q22 438 24 424Z',
        name: [40, 304, 160, 100],
      },
      {
        tint: 'night',
        outline:
          'M238 187Q240 172 256 172H344Q360 172 362 187V353Q360 368 344 368H256Q240 368 238 353Z',
        name: [242, 200, 116, 140],
      },
    ],
    chalk:
      'M238 218q-28-2-46-14M238 246q-16 0-30-6M238 322q-28 2-46 14M238 294q-16 0-30 6M362 218q28-2 46-14M362 246q16 0 30-6M362 322q28 2 46 14M362 294q16 0 30 6',
    thread: {
      path: 'M300 348C300 470 350 506 424 492',
      stitches: 18,
      needleTurn: -12,
    },
  },
  apron: {
    pieces: [
      {
        tint: 0,
        outline: 'M168 96Q168 84 180 84H300V240J148 240 1C164 200 168 150 168 96Z',
        name: [172, 100, 124, 112],
      },
      {
        tint: 1,
        outline: 'M432 96Q432 84 420 84H300V240J452 240 -1C436 200 432 150 432 96Z',
        name: [304, 100, 124, 112],
      },
      {
        tint: 2,
        outline: 'M112 296J300 296 1J300 516 -1H140Q98 516 100 474Z',
        name: [132, 340, 156, 130],
      },
      {
        tint: 3,
        outline: 'M488 296J300 296 -1J300 516 -1H460Q502 516 500 474Z',
        name: [326, 340, 144, 130],
      },
      {
        tint: 'night',
        outline: 'M112 240H148J300 240 -1J452 240 -1H488V296J300 296 -1J112 296 -1Z',
        name: [140, 246, 320, 44],
      },
    ],
    straps: {
      path: 'M190 86C190 0 410 0 410 86M114 268C74 266 52 300 24 356M486 268C526 266 548 300 576 356',
      width: 12,
      markWidth: 22,
    },
    thread: {
      path: 'M124 336V460Q124 492 156 492H444Q476 492 476 460L476 336',
      stitches: 50,
    },
  },
  trousers: {
    pieces: [
      {
        tint: 3,
        outline: 'M152 92J300 92 1J300 250 -1J126 250 -1C132 200 142 150 152 92Z',
        name: [140, 124, 150, 112],
      },
      {
        tint: 1,
        outline: 'M126 250J300 250 1L280 386J108 386 -1Z',
        name: [124, 284, 150, 90],
      },
      {
        tint: 0,
        outline: 'M108 386J280 386 1L262 512Q260 522 250 522H106Q96 522 97 512Z',
        name: [108, 418, 148, 92],
      },
      {
        tint: 2,
        outline: 'M448 92J300 92 -1J300 250 -1L310 318J483 318 1L474 250C468 200 458 150 448 92Z',
        name: [346, 180, 126, 120],
      },
      {
        tint: 3,
        outline: 'M310 318J483 318 1L503 512Q504 522 494 522H350Q340 522 338 512Z',
        name: [334, 362, 156, 130],
      },
      {
        tint: 'night',
        outline: 'M148 34Q148 22 160 22H440Q452 22 452 34L448 92J300 92 -1J152 92 -1Z',
        name: [196, 30, 208, 54],
      },
    ],
    chalk: 'M182 92q-8 54-42 78M418 92q8 54 42 78',
    chalkOnNight: 'M170 22h14v70h-14M416 22h14v70h-14',
    thread: {
      path: 'M338 116V190Q338 226 312 240',
      stitches: 11,
    },
  },
  waistcoat: {
    pieces: [
      {
        tint: 1,
        outline: 'M158 74L228 46J278 236 1V304J119 304 -1L112 236C176 196 184 130 158 74Z',
        name: [136, 208, 122, 88],
      },
      {
        tint: 0,
        outline: 'M442 74L372 46J322 236 -1V304J481 304 1L488 236C424 196 416 130 442 74Z',
        name: [342, 208, 122, 88],
      },
      {
        tint: 2,
        outline: 'M119 304J278 304 1J278 474 1L216 524Q206 528 198 520L142 470Q134 462 133 452Z',
        name: [136, 370, 120, 108],
      },
      {
        tint: 3,
        outline: 'M481 304J322 304 -1J322 474 -1L384 524Q394 528 402 520L458 470Q466 462 467 452Z',
        name: [344, 370, 120, 108],
      },
      {
        tint: 'night',
        outline:
          'M228 46Q300 22 372 46J322 236 -1V304J322 474 -1L300 456L278 474J278 304 -1V236J228 46 -1Z',
        name: [258, 48, 84, 76],
      },
    ],
    chalk: 'M350 344h94v12h-94zM156 344h94v12h-94z',
    buttons: [
      [300, 256],
      [300, 298],
      [300, 436],
    ],
    thread: {
      path: 'M300 340C312 384 386 400 398 350',
      stitches: 10,
    },
  },
  glove: {
    pieces: [
      {
        tint: 0,
        outline:
          'M113 300V149A53 53 0 0 1 219 149V252L226 264J226 410 -1J106 410 1C78 378 52 344 18 290A33 33 0 0 1 73 253C90 276 104 290 113 300Z',
        name: [113, 170, 106, 92],
      },
      {
        tint: 1,
        outline: 'M233 252V95A53 53 0 0 1 339 95V252L346 264J346 410 -1J226 410 1J226 264 1Z',
        name: [233, 170, 106, 92],
      },
      {
        tint: 2,
        outline: 'M353 252V119A53 53 0 0 1 459 119V252L466 264J466 410 -1J346 410 1J346 264 1Z',
        name: [353, 170, 106, 92],
      },
      {
        tint: 3,
        outline: 'M473 252V193A53 53 0 0 1 579 193V252L586 300V410J466 410 1J466 264 1Z',
        name: [473, 170, 106, 92],
      },
      {
        tint: 'night',
        outline:
          'M106 410J226 410 -1J346 410 -1J466 410 -1J586 410 -1L592 508Q592 520 580 520H112Q100 520 100 508Z',
        name: [126, 424, 440, 52],
      },
    ],
    thread: {
      path: 'M132 492L560 492',
      stitches: 33,
    },
  },
  scarf: {
    pieces: [
      {
        tint: 1,
        outline: 'M120 372J294 372 1L280 496H90Z',
        name: [110, 394, 164, 98],
      },
      {
        tint: 0,
        outline: 'M216 236J300 236 1L294 372J120 372 -1Z',
        name: [149, 304, 140, 56],
      },
      {
        tint: 2,
        outline: 'M300 236J384 236 1L476 368J308 368 1Z',
        name: [300, 286, 138, 54],
      },
      {
        tint: 3,
        outline: 'M308 368J476 368 -1L500 470H322Z',
        name: [322, 376, 158, 88],
      },
      {
        tint: 'night',
        outline:
          'M216 236C206 216 204 204 206 190C150 176 128 150 128 116C128 16 472 16 472 116C472 150 450 176 394 190C396 204 394 216 384 236J300 236 -1J216 236 -1ZM204 98C204 142 396 142 396 98C396 54 204 54 204 98Z',
        name: [206, 148, 188, 52],
      },
    ],
    straps: {
      path: 'M98 490v38m25-38v38m25-38v38m25-38v38m25-38v38m25-38v38m25-38v38m25-38v38M330 464v38m23-38v38m23-38v38m23-38v38m23-38v38m23-38v38m23-38v38m23-38v38',
      width: 4,
      markWidth: 9,
    },
    chalkOnNight:
      'M206 190q8-12 26-19M394 190q-8-12-26-19M152 92C146 132 170 150 208 158M174 90C172 116 192 132 222 140',
    thread: {
      path: 'M434 140C510 140 560 190 536 280',
      stitches: 16,
      needleTurn: 106,
    },
  },
  coat: {
    pieces: [
      {
        tint: 0,
        outline:
          'M158 66J184 190 -1L136 388Q132 400 122 398L34 376Q22 372 24 360C44 224 90 96 158 66Z',
        name: [44, 226, 116, 92],
      },
      {
        tint: 3,
        outline:
          'M442 66J416 190 1L464 388Q468 400 478 398L566 376Q578 372 576 360C556 224 510 96 442 66Z',
        name: [440, 226, 116, 92],
      },
      {
        tint: 1,
        outline:
          'M158 66L240 28L300 112L360 28L442 66J416 190 1L414 228J300 228 1J186 228 1L184 190J158 66 1Z',
        name: [226, 148, 148, 56],
      },
      {
        tint: 2,
        outline: 'M186 268J300 268 1J300 524 -1H118Q100 524 104 506Z',
        name: [140, 380, 134, 104],
      },
      {
        tint: 3,
        outline: 'M414 268J300 268 -1J300 524 -1H482Q500 524 496 506Z',
        name: [336, 380, 134, 104],
      },
      {
        tint: 'night',
        outline:
          'M186 228J300 228 -1J414 228 -1V268J300 268 -1J186 268 -1ZM240 28Q300 2 360 28L406 80L370 88L382 106L300 146L218 106L230 88L194 80ZM264 30L300 88L336 30Q300 18 264 30Z',
        name: [188, 230, 224, 36],
      },
    ],
    chalk: 'M346 330h78v14h-78zM27 348l112 28M573 348l-112 28',
    buttons: [
      [276, 316],
      [324, 316],
      [276, 484],
      [324, 484],
    ],
    thread: {
      path: 'M162 338L254 338',
      stitches: 7,
    },
  },
};

export const pathsOf = ({ pieces }: Garment) =>
  pieces.map(({ outline }) => cutOutline(outline).path);
