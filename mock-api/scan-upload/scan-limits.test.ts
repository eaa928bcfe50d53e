import { ProblemError } from '../core/response';
import { createScanMeter, scanBodyBytes } from './scan-limits';

const megabyte = 1_048_576;
const tooLarge = expect.objectContaining({
  response: expect.objectContaining({
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
  throw new Error('The call did not throw a ProblemError');
};

it('limits a body to 25 MB of documents and 256 kB of form data', () => {
  expect(scanBodyBytes).toBe(26_476_544);
});

it('accepts 20 documents, and answers 413 to the 21st', () => {
  const meter = createScanMeter();
  for (let file = 0; file < 20; file += 1) meter.startFile();
  expect(problemOf(() => meter.startFile())).toEqual(tooLarge);
});

it('accepts 5 MB per document in several chunks, and answers 413 to one byte more', () => {
  const meter = createScanMeter();
  meter.startFile();
  meter.addFileBytes(4 * megabyte);
  meter.addFileBytes(megabyte);
  expect(problemOf(() => meter.addFileBytes(1))).toEqual(tooLarge);
});

it('accepts 25 MB of documents in total, and answers 413 to one byte more', () => {
  const meter = createScanMeter();
  for (let file = 0; file < 5; file += 1) {
    meter.startFile();
    meter.addFileBytes(5 * megabyte);
  }
  meter.startFile();
  expect(problemOf(() => meter.addFileBytes(1))).toEqual(tooLarge);
});

it('accepts 10 kB per text part, and answers 413 to one byte more', () => {
  const meter = createScanMeter();
  meter.addText(10_240);
  expect(problemOf(() => meter.addText(10_241))).toEqual(tooLarge);
});

it('accepts 100 text parts, and answers 413 to the next', () => {
  const meter = createScanMeter();
  for (let text = 0; text < 100; text += 1) meter.addText(1);
  expect(problemOf(() => meter.addText(1))).toEqual(tooLarge);
});
