/** Prints the phrases that the texts of the site must not contain: part of `npm run lint:prose`. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Phrases that are allowed, because the requirements, sections 2, 8 and 9, contain them. */
const specified = /Performance Optimization|vacation days|We'll get back to you/g;

/** Phrases that the texts must not contain, and for each the words to write instead. */
const banned: readonly [RegExp, string][] = [
  [/\btelephones?\b/i, 'phone'],
  [/\b(diary|diaries|agenda)\b/i, 'calendar'],
  [/\btyp(ed?|ing) (them |it )?over\b/i, 'retype'],
  [/\bdoubles\b/i, 'duplicates'],
  [/\barticles\b/i, 'products or items'],
  [/, also (at|when|in|on)\b/i, 'even, or nothing: "also" here is Dutch'],
  [/\bcut from (tested )?components/i, 'built from components'],
  [/\bmost chosen\b/i, 'nothing: the company cannot confirm it'],
  [/\b(that|this) comes to\b/i, 'the figure alone'],
  [/\bskip the letters\b/i, 'the letter'],
  [/\bdiscovery will tell\b/i, 'what we tell, and when'],
  [/\btakes? out what\b/i, 'removes or picks out'],
  [/\b(reason|summary) on top\b/i, 'first'],
  [/\b(figures|cards) on the table\b/i, 'using your figures'],
  [/\bwhen it takes one\b/i, 'when needed'],
  [/\byou need not\b/i, 'you do not have to'],
  [/\bkeep (them|both) in step\b/i, 'keep them up to date'],
  [/\bfetches (a|the) (person|colleague|mechanic)\b/i, 'brings in'],
  [
    /\b(seamless\w*|leverag\w+|cutting-edge|game.chang\w+|revolution\w+|supercharg\w+|empower\w*|effortless\w*|unlock\w*|world-class|best-in-class|synerg\w+|next-level|turnkey|state-of-the-art|transformative|holistic|robust|delve\w*|elevate\w*)\b/i,
    'what it does, in plain words',
  ],
  [/\bguarantee\w*\b/i, 'what is done, not that it cannot fail'],
  [/\bvacation/i, 'holiday'],
  // The dictionary of cspell accepts both spellings. This pattern requires four letters before the ending, to exclude
  // words such as "sized".
  [/\b\w{4,}iz(ed|ing|ations?) /i, 'the British ending: -ised, -ising, -isation'],
  [/\b(\w+) \1\b/i, 'the word once'],
  [/\w'\w/, 'curly quotation marks and apostrophes'],
];

export function faultsIn(copy: string): string[] {
  const text = copy.replaceAll(specified, '');
  return banned.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`"${found}". Write ${instead}`] : [];
  });
}

const quoted = /'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"\n]*"/g;

function lint() {
  const content = new URL('../src/content/', import.meta.url);
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    // Skips the files with the owner's own facts.
    .filter((file) => /^(?!owner(-samples|-schema)?\.ts|site\.ts).*(?<!\.test)\.ts$/.test(file))
    .map((file) => new URL(file, content));
  files.push(new URL('../../fixtures/scan-answers.ts', import.meta.url));
  const faults = files.flatMap((file) => {
    const quotes = readFileSync(file, 'utf8').match(quoted) ?? [];
    // Skips quoted strings without a space, because they may be keys.
    const texts = quotes.filter((text) => text.includes(' '));
    return texts.flatMap(faultsIn).map((fault) => `${fileURLToPath(file)}: ${fault}`);
  });
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) lint();
