import { killRounds } from '../bench/kill-rounds';
import { cleanUp } from './clean-up';

afterEach(cleanUp);

it('loses, doubles and damages nothing in 20 kills under load, and retries are stored once', async () => {
  const report = await killRounds(20);
  expect(report).toMatchObject({ lost: 0, doubled: 0, corrupt: 0, retriedWrong: 0 });
  expect(report.acknowledged).toBeGreaterThan(500);
  expect(report.retried).toBeGreaterThan(20);
});
