const { existsSync } = require('node:fs');

const candidates = [
  process.env.PUPPETEER_EXECUTABLE_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
];
const executablePath = candidates.find((path) => path && existsSync(path));

/**
 * No download while packages install: that would break `npm ci` wherever the download host is blocked.
 * The test command fetches a browser itself when none of the above exists (e2e/support/ensure-programs.ts).
 * @type {import('puppeteer').Configuration}
 */
module.exports = { skipDownload: true, ...(executablePath ? { executablePath } : {}) };
