import { benchMockApi } from './bench';

/** Prints the mock API's rows of the bench; with `--json` as JSON, for the whole bench to read. */
async function main() {
  const rows = await benchMockApi();
  if (process.argv.includes('--json')) return console.log(JSON.stringify(rows, null, 2));
  for (const { name, value, unit, goal, passes } of rows)
    console.log(`${passes ? 'ok  ' : 'FAIL'} ${name}: ${value.toPrecision(3)} ${unit} (${goal})`);
  if (rows.some(({ passes }) => !passes)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
