import { existsSync } from 'node:fs';
import { owner } from '../src/content/owner';
import { clashesOf } from '../src/content/owner-clashes';
import { gapsOf, type Gap } from '../src/content/owner-gaps';
import { checkOwner } from '../src/content/owner-schema';

// Prints what is missing and what contradicts itself in the owner's file: `npm run check:owner`. Exits with 1 if the law
// requires a missing fact, or a file that the site links is missing.

const lineOf = ({ field, effect, pages, law }: Gap) =>
  `- ${field} (${pages.join(', ')}): ${effect}.${law ? `\n  The law: ${law}.` : ''}`;

try {
  checkOwner(owner);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const { legal = {}, footer = {} } = owner;
const missingFiles = Object.entries({ legal, footer }).flatMap(([part, links]) =>
  Object.entries(links)
    .filter(([, link = '']) => /^\/.*\.\w+$/.test(link) && !existsSync(`web/public${link}`))
    .map(([name, link]) => `${part}.${name}: the file web/public${link} is missing.`),
);
const faults = [...missingFiles, ...clashesOf(owner)];
const gaps = gapsOf(owner);
const required = gaps.filter(({ law }) => law !== undefined);
const wanted = gaps.filter(({ law }) => law === undefined);
if (required.length > 0)
  console.log(`Required before the site goes public:\n${required.map(lineOf).join('\n')}\n`);
if (faults.length > 0)
  console.log(
    `Please correct what is wrong; what is right may stay:\n${faults.map((fault) => `- ${fault}`).join('\n')}\n`,
  );
if (wanted.length > 0) console.log(`Wanted by customers:\n${wanted.map(lineOf).join('\n')}\n`);
console.log(
  required.length > 0
    ? `${required.length} required and ${wanted.length} other facts are missing in web/src/content/owner.ts.`
    : `${missingFiles.length > 0 ? 'Only files are' : 'Nothing required is'} missing. Other open facts: ${wanted.length}.`,
);
console.log('web/src/content/TO-CONFIRM.md lists the claims to prove.');
process.exitCode = required.length + missingFiles.length > 0 ? 1 : 0;
