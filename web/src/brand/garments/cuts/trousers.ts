import type { Garment } from '../garment';

export const trousers: Garment = {
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
    knots: [
      [338, 116],
      [312, 240],
    ],
  },
};
