const { existsSync } = require('node:fs');

const candidates = [
  process.env.PUPPETEER_EXECUTABLE_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
];
const executablePath = candidates.find((path) => path && existsSync(path));

/**
 * Uses the first of the candidates that exists. Skips puppeteer's download during `npm ci`, because `npm ci` would fail
 * if the network blocks the download. `npm test` downloads a browser if none exists (e2e/support/ensure-programs.ts).
 * @type {import('puppeteer').Configuration}
 */
module.exports = { skipDownload: true, ...(executablePath ? { executablePath } : {}) };
