import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

// A separate process, because jest cannot load the ES modules of the package. Reads a document and prints the errors.
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source: await text(process.stdin), config });
for (const { severity, ruleId, message, location } of problems)
  if (severity === 'error') console.log(`${ruleId} ${location[0]?.pointer}: ${message}`);
