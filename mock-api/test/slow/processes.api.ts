import { cleanUp } from '../support/clean-up';
import { killRounds } from '../support/kill-rounds';

afterEach(cleanUp);

it('loses no record, stores none twice and keeps the file valid when the server is killed 20 times under load', async () => {
  const report = await killRounds(20);
  expect(report).toMatchObject({ lost: 0, doubled: 0, corrupt: 0 });
  expect(report.acknowledged).toBeGreaterThan(500);
});
