import { parseArgs } from 'node:util';
import { checkBackend } from './check-backend';

const usage = `Usage: npm run check:backend -- URL --origin SITE
  URL            where the backend is, such as https://api.example.com
  --origin SITE  where the site is, such as https://www.example.com
Sends test data to the three POSTs of the contract; mock-api/check/README.md says which.`;

/** Returns the two addresses, or undefined if one is missing or is not http or https. */
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

const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

async function main() {
  const given = readArguments(process.argv.slice(2));
  if (!given) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const outcomes = await checkBackend(given.url, given.origin);
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  console.log(`${given.url} fulfils the contract for a site at ${given.origin}.`);
  for (const { path, ids } of outcomes)
    console.log(`${path}: please delete the test records ${ids.join(', ')}.`);
}

await main();
