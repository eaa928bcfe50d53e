import { checkBackend } from './check-backend';
import { isWebAddress, runCommand } from './command';

const usage = `Usage: npm run check:backend -- URL --origin SITE
  URL            where the backend is, such as https://api.example.com
  --origin SITE  where the site is, such as https://www.example.com
Sends test data to the three POSTs of the contract; web/check/README.md says which.`;

await runCommand(usage, { origin: { type: 'string' } }, ({ url, values: { origin }, headers }) =>
  isWebAddress(origin) ? checkBackend(url, new URL(origin).origin, headers) : undefined,
);
