import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

// Reads an OpenAPI document from stdin and prints its errors. Jest cannot load Redocly's ES modules, so tests run this
// as a process.
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source: await text(process.stdin), config });
for (const { severity, ruleId, message, location } of problems)
  if (severity === 'error') console.log(`${ruleId} ${location[0]?.pointer}: ${message}`);
