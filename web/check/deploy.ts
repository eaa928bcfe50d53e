import { parseArgs } from 'node:util';
import { isWebAddress, printOutcome, printUsage } from '#mock-api/check/command';
import { checkDeploy, isLoopback } from './check-deploy';

const usage = `Usage: npm run check:deploy -- URL [--slash-form-may-answer]
  URL  where the site is, such as https://www.example.com; http on this machine alone
  --slash-form-may-answer  for hosts that cannot redirect /about/ to /about, such as Netlify
Reads pages and files and asks the API for preflights; it stores nothing. web/hosting/README.md says what it checks.`;

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'slash-form-may-answer': { type: 'boolean' } },
    });
    const [url, ...others] = positionals;
    if (!isWebAddress(url) || others.length > 0) return undefined;
    const { protocol, origin, pathname } = new URL(url);
    if (protocol === 'http:' && !isLoopback(url)) return undefined;
    return {
      url: origin + pathname.replace(/\/+$/, ''),
      maySlashFormAnswer: values['slash-form-may-answer'] ?? false,
    };
  } catch {
    return undefined;
  }
}

const given = readArguments(process.argv.slice(2));
if (given) {
  const { faults, success } = await checkDeploy(given.url, given.maySlashFormAnswer);
  printOutcome(faults, success);
} else printUsage(usage);
