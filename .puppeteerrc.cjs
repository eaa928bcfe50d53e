const { existsSync } = require('node:fs');

const candidates = [
  process.env.PUPPETEER_EXECUTABLE_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
];
const executablePath = candidates.find((path) => path && existsSync(path));

/**
 * Skips the download during `npm ci`, which would fail where the download host is blocked. `npm test` downloads a
 * browser if none of the above exists (e2e/support/ensure-programs.ts).
 * @type {import('puppeteer').Configuration}
 */
module.exports = { skipDownload: true, ...(executablePath ? { executablePath } : {}) };
