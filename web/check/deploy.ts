import { checkDeploy, isLoopback } from './check-deploy';
import { runCommand, WrongArgument } from './command';

const usage = `Usage: npm run check:deploy -- URL [--slash-form-may-answer] [--header 'Name: value'] [--json]
  URL  where the site is, such as https://www.example.com; http on this machine alone
  --slash-form-may-answer  for hosts that cannot redirect /about/ to /about, such as Netlify
Reads pages and files and asks the API for preflights; it stores nothing. web/check/README.md says what it checks.`;

await runCommand(
  usage,
  { 'slash-form-may-answer': { type: 'boolean' } },
  ({ url, values, headers }) => {
    if (!url.startsWith('https:') && !isLoopback(url))
      throw new WrongArgument(`${url} must be https, unless it is on this machine.`);
    return checkDeploy(url, values['slash-form-may-answer'], headers);
  },
);
