import type { Garment } from '../garment';

export const apron: Garment = {
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
    path: 'M124 336V460Q124 492 156 492H444Q476 492 476 460V336',
    stitches: 50,
    knots: [
      [124, 336],
      [476, 336],
    ],
  },
};
