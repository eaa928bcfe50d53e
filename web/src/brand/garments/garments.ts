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
          'M146 96J158 300 -1L122 372Q118 382 108 378L14 334Q4 330 8 320C34 214 84 122 146 96Z',
        name: [31, 234, 112, 92],
      },
      {
        tint: 1,
        outline:
          'M146 96L222 60L202 168L282 126J282 514 1C220 520 136 512 94 468L158 300J146 96 1Z',
        name: [129, 379, 140, 100],
      },
      {
        tint: 2,
        outline:
          'M454 96L378 60L398 168L318 126J318 514 -1C380 520 464 512 506 468L442 300J454 96 -1Z',
        name: [331, 379, 140, 100],
      },
      {
        tint: 3,
        outline:
          'M454 96J442 300 1L478 372Q482 382 492 378L586 334Q596 330 592 320C566 214 516 122 454 96Z',
        name: [457, 234, 112, 92],
      },
      {
        tint: 'night',
        outline: 'M222 60Q300 22 378 60L398 168L318 126J318 514 -1H282J282 126 -1L202 168Z',
        name: [240, 60, 120, 56],
      },
    ],
    chalk: 'M344 228h76v58l-38 20-38-20zv14h76M24 316l106 48M576 316l-106 48',
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
        outline: 'M156 96Q156 84 168 84H300V240J148 240 1C154 200 156 150 156 96Z',
        name: [166, 100, 124, 112],
      },
      {
        tint: 1,
        outline: 'M444 96Q444 84 432 84H300V240J452 240 -1C446 200 444 150 444 96Z',
        name: [310, 100, 124, 112],
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
        name: [136, 218, 122, 84],
      },
      {
        tint: 0,
        outline: 'M442 74L372 46J322 236 -1V304J481 304 1L488 236C424 196 416 130 442 74Z',
        name: [342, 218, 122, 84],
      },
      {
        tint: 2,
        outline: 'M119 304J278 304 1J278 474 1L216 524Q206 528 198 520L134 470Q126 462 125 452Z',
        name: [133, 372, 120, 108],
      },
      {
        tint: 3,
        outline: 'M481 304J322 304 -1J322 474 -1L384 524Q394 528 402 520L466 470Q474 462 475 452Z',
        name: [348, 372, 120, 108],
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
          'M106 264V151A55 55 0 0 1 216 151V252L222 264J222 410 -1J100 410 1C72 372 48 322 14 258A33 33 0 0 1 69 219C84 242 96 254 106 264Z',
        name: [98, 246, 120, 72],
      },
      {
        tint: 1,
        outline: 'M228 252V97A55 55 0 0 1 338 97V252L344 264J344 410 -1J222 410 1J222 264 1Z',
        name: [223, 246, 120, 72],
      },
      {
        tint: 2,
        outline: 'M350 252V121A55 55 0 0 1 460 121V252L466 264J466 410 -1J344 410 1J344 264 1Z',
        name: [345, 246, 120, 72],
      },
      {
        tint: 3,
        outline: 'M472 252V195A55 55 0 0 1 582 195V252L588 300V410J466 410 1J466 264 1Z',
        name: [467, 246, 120, 72],
      },
      {
        tint: 'night',
        outline:
          'M100 410J222 410 -1J344 410 -1J466 410 -1J588 410 -1L594 508Q594 520 582 520H106Q94 520 94 508Z',
        name: [126, 424, 440, 52],
      },
    ],
    thread: {
      path: 'M128 492L560 492',
      stitches: 33,
    },
  },
  scarf: {
    pieces: [
      {
        tint: 1,
        outline: 'M104 384J294 384 1L280 506H72Z',
        name: [104, 406, 164, 98],
      },
      {
        tint: 0,
        outline: 'M216 236J300 236 1L294 384J104 384 -1Z',
        name: [148, 319, 140, 56],
      },
      {
        tint: 2,
        outline: 'M300 236J384 236 1L486 380J308 380 -1Z',
        name: [311, 316, 138, 54],
      },
      {
        tint: 3,
        outline: 'M308 380J486 380 1L510 482H322Z',
        name: [331, 398, 158, 84],
      },
      {
        tint: 'night',
        outline:
          'M216 236C206 216 204 204 206 190C150 176 128 150 128 116C128 16 472 16 472 116C472 150 450 176 394 190C396 204 394 216 384 236J300 236 -1J216 236 -1ZM204 98C204 142 396 142 396 98C396 54 204 54 204 98Z',
        name: [206, 148, 188, 52],
      },
    ],
    straps: {
      path: 'M82 500v38m27-38v38m27-38v38m27-38v38m27-38v38m27-38v38m27-38v38m27-38v38M331 476v38m24-38v38m24-38v38m24-38v38m24-38v38m24-38v38m24-38v38m24-38v38',
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
          'M158 66J184 190 -1L138 388Q134 400 124 398L20 376Q8 372 10 360C28 218 80 92 158 66Z',
        name: [38, 240, 116, 92],
      },
      {
        tint: 3,
        outline:
          'M442 66J416 190 1L462 388Q466 400 476 398L580 376Q592 372 590 360C572 218 520 92 442 66Z',
        name: [446, 240, 116, 92],
      },
      {
        tint: 1,
        outline:
          'M158 66L240 28L300 112L360 28L442 66J416 190 1L416 236J300 236 1J184 236 1L184 190J158 66 1Z',
        name: [226, 152, 148, 56],
      },
      {
        tint: 2,
        outline: 'M184 288J300 288 1J300 524 -1H118Q100 524 104 506Z',
        name: [138, 384, 134, 104],
      },
      {
        tint: 3,
        outline: 'M416 288J300 288 -1J300 524 -1H482Q500 524 496 506Z',
        name: [328, 384, 134, 104],
      },
      {
        tint: 'night',
        outline:
          'M184 236J300 236 -1J416 236 -1V288J300 288 -1J184 288 -1ZM240 28Q300 2 360 28L406 80L370 88L382 106L300 146L218 106L230 88L194 80ZM264 30L300 88L336 30Q300 18 264 30Z',
        name: [188, 240, 224, 44],
      },
    ],
    chalk: 'M334 330h78v14h-78zM13 348l126 28M587 348l-126 28',
    buttons: [
      [276, 316],
      [324, 316],
      [276, 484],
      [324, 484],
    ],
    thread: {
      path: 'M188 338L266 338',
      stitches: 6,
    },
  },
};

export const pathsOf = ({ pieces }: Garment) =>
  pieces.map(({ outline }) => cutOutline(outline).path);
