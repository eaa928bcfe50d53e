import { pieceOutline, seamInset } from './piece-geometry';

test('throws if the dashed line is so far inside the edge that it would cross itself in a notch', () => {
  expect(() => pieceOutline([200, 120], 'n---', seamInset + 1)).toThrow(RangeError);
});
