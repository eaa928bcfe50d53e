import { checkBackend } from './check-backend';
import { isWebAddress, runCommand, WrongArgument } from './command';

const usage = `Usage: npm run check:backend -- URL --origin SITE [--header 'Name: value'] [--json]
  URL            where the backend is, such as https://api.example.com
  --origin SITE  where the site is, such as https://www.example.com
Sends test data to the three POSTs of the contract; web/check/README.md says which.`;

await runCommand(usage, { origin: { type: 'string' } }, ({ url, values: { origin }, headers }) => {
  if (origin === undefined) throw new WrongArgument('--origin is missing.');
  if (!isWebAddress(origin))
    throw new WrongArgument(`--origin ${origin} is not an http or https address.`);
  return checkBackend(url, new URL(origin).origin, headers);
});
