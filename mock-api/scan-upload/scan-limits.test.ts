import { ProblemError } from '../core/answer';
import { createScanMeter, scanBodyBytes } from './scan-limits';

const megabyte = 1_048_576;
const tooLarge = expect.objectContaining({
  answer: expect.objectContaining({
    status: 413,
    body: expect.objectContaining({
      detail: 'A scan takes 20 documents of 5 MB each, 25 MB together.',
    }),
  }),
});
const problemOf = (run: () => void) => {
  try {
    run();
  } catch (error) {
    if (error instanceof ProblemError) return error;
  }
  throw new Error('It threw no problem');
};

it('takes a body of 25 MB and a quarter more around it', () => {
  expect(scanBodyBytes).toBe(26_476_544);
});

it('takes 20 documents, and not one more', () => {
  const meter = createScanMeter();
  for (let file = 0; file < 20; file += 1) meter.startFile();
  expect(problemOf(() => meter.startFile())).toEqual(tooLarge);
});

it('takes 5 MB a document, in any pieces, and not a byte more', () => {
  const meter = createScanMeter();
  meter.startFile();
  meter.addFileBytes(4 * megabyte);
  meter.addFileBytes(megabyte);
  expect(problemOf(() => meter.addFileBytes(1))).toEqual(tooLarge);
});

it('takes 25 MB together, and not a byte more', () => {
  const meter = createScanMeter();
  for (let file = 0; file < 5; file += 1) {
    meter.startFile();
    meter.addFileBytes(5 * megabyte);
  }
  meter.startFile();
  expect(problemOf(() => meter.addFileBytes(1))).toEqual(tooLarge);
});

it('takes 10 kB a text, and not a byte more', () => {
  const meter = createScanMeter();
  meter.addText(10_240);
  expect(problemOf(() => meter.addText(10_241))).toEqual(tooLarge);
});

it('takes 100 texts, and not one more', () => {
  const meter = createScanMeter();
  for (let text = 0; text < 100; text += 1) meter.addText(1);
  expect(problemOf(() => meter.addText(1))).toEqual(tooLarge);
});
