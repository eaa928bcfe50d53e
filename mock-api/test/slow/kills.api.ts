import { cleanUp } from '../support/clean-up';
import { killRounds } from '../support/kills/kill-rounds';

afterEach(cleanUp);

it.each([
  ['kills', false],
  ['power cuts, after which the disk has only what was synced', true],
])(
  'loses, doubles and damages nothing in 20 %s, and retries are stored once',
  async (_what, isPowerCut) => {
    const report = await killRounds(20, isPowerCut);
    expect(report).toMatchObject({ lost: 0, doubled: 0, corrupt: 0, retriedWrong: 0 });
    expect(report.acknowledged).toBeGreaterThan(500);
    expect(report.retried).toBeGreaterThan(20);
  },
);
