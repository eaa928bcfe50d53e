import { cleanUp } from '../support/clean-up';
import { killRounds } from '../support/kills/kill-rounds';

afterEach(cleanUp);

it.each([
  ['killed', false],
  ['cut off from power, which loses unsynced data,', true],
])(
  'loses no record, stores each retry once and keeps the file valid when the server is %s 20 times',
  async (_what, isPowerCut) => {
    const report = await killRounds(20, isPowerCut);
    expect(report).toMatchObject({ lost: 0, doubled: 0, corrupt: 0, retriedWrong: 0 });
    expect(report.acknowledged).toBeGreaterThan(500);
    expect(report.retried).toBeGreaterThan(20);
  },
);
