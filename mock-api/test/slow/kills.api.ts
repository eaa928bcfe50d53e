import { cleanUp } from '../support/clean-up';
import { killRounds } from '../support/kills/kill-rounds';

afterEach(cleanUp);

it.each([
  ['kills', false],
  ['power cuts, after which only synced data is on the disk', true],
])(
  'loses, doubles and corrupts no record in 20 %s, and stores retries once',
  async (_what, isPowerCut) => {
    const report = await killRounds(20, isPowerCut);
    expect(report).toMatchObject({ lost: 0, doubled: 0, corrupt: 0, retriedWrong: 0 });
    expect(report.acknowledged).toBeGreaterThan(500);
    expect(report.retried).toBeGreaterThan(20);
  },
);
