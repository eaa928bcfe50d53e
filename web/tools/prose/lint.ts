/**
 * Checks all copy of the site: `npm run lint:prose [-- TEXT]`, which checks TEXT too. The package retext checks
 * spelling, indefinite articles and repeated words, and rules.ts checks the style.
 */
import dictionary from 'dictionary-en-gb';
import { retext } from 'retext';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { allTexts, type Text } from './content-texts';
import { faultsOf, faultsOfAll, withoutSpecified } from './rules';
import { ours } from './vocabulary';

const editor = retext()
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .use(retextSpell, { dictionary, personal: ours.join('\n'), max: 3 });

async function spellingOf({ file, key, text }: Text): Promise<string[]> {
  const { messages } = await editor.process(withoutSpecified(text));
  // retext-spell reports `overflow` when it stops suggesting corrections. That is no fault of the text.
  const slips = messages.filter(({ ruleId }) => ruleId !== 'overflow');
  return slips.map(({ reason }) => `${file}: ${key}: ${reason}`);
}

const trials = process.argv
  .slice(2)
  .map((text, index) => ({ file: 'trial', key: `${index}`, text }));
const texts = [...(await allTexts()), ...trials];
const faults = faultsOfAll(texts);
for (const text of texts) faults.push(...faultsOf(text), ...(await spellingOf(text)));

for (const fault of faults) console.error(fault);
console.log(`${texts.length} texts read, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
