import { parseArgs } from 'node:util';
import { checkBackend } from './check-backend';
import { isWebAddress, printOutcome, printUsage } from './command';

const usage = `Usage: npm run check:backend -- URL --origin SITE
  URL            where the backend is, such as https://api.example.com
  --origin SITE  where the site is, such as https://www.example.com
Sends test data to the three POSTs of the contract; mock-api/check/README.md says which.`;

/** Returns the URLs of the backend and the site; undefined if one is missing or is not http or https. */
function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { origin: { type: 'string' } },
    });
    const [url, ...others] = positionals;
    if (!isWebAddress(url) || !isWebAddress(values.origin) || others.length > 0) return undefined;
    return { url: url.replace(/\/+$/, ''), origin: new URL(values.origin).origin };
  } catch {
    return undefined;
  }
}

async function main() {
  const given = readArguments(process.argv.slice(2));
  if (!given) {
    printUsage(usage);
    return;
  }
  const outcomes = await checkBackend(given.url, given.origin);
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  printOutcome(faults, [
    `${given.url} fulfils the contract for a site at ${given.origin}.`,
    ...outcomes.map(
      ({ path, ids }) => `${path}: please delete the test records ${ids.join(', ')}.`,
    ),
  ]);
}

await main();
