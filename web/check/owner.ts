import { owner } from '../src/content/owner';
import { gapsOf, type Gap } from '../src/content/owner-gaps';
import { checkOwner } from '../src/content/owner-schema';

// Prints the missing facts of the owner's file: `npm run check:owner`. Exits with 1 if the law requires one of them.

const lineOf = ({ field, effect, pages, law }: Gap) =>
  [
    `- ${field} (${pages.join(', ')}): ${effect}.`,
    ...(law === undefined ? [] : [`  The law: ${law}.`]),
  ].join('\n');

try {
  checkOwner(owner);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const gaps = gapsOf(owner);
const required = gaps.filter(({ law }) => law !== undefined);
const wanted = gaps.filter(({ law }) => law === undefined);
if (required.length > 0)
  console.log(`Required before the site goes public:\n${required.map(lineOf).join('\n')}\n`);
if (wanted.length > 0) console.log(`Wanted by customers:\n${wanted.map(lineOf).join('\n')}\n`);
console.log(
  required.length > 0
    ? `${required.length} required and ${wanted.length} other facts are missing in web/src/content/owner.ts.`
    : `Nothing required is missing. ${wanted.length} other facts are open.`,
);
console.log('web/src/content/TO-CONFIRM.md lists the claims to prove.');
process.exitCode = required.length > 0 ? 1 : 0;
