import type { Text } from './content-texts';
import { banned, fixedTexts, specified, tailoring } from './vocabulary';

/** Largest number of words in a sentence. */
const longest = 30;

/** Adds ten per cent to a limit, because one new word or sentence must not break the build. */
const withSlack = (most: number) => Math.ceil(most * 1.1);
/** Advice for a phrase or a form of sentence that the site contains too often. */
const advice = 'Rewrite one, or raise the limit in web/tools/prose/rules.ts and give the reason';

const place = ({ file, key }: Text) => `${file}: ${key}`;

/** Removes the words whose American spelling the requirements prescribe. */
export const withoutSpecified = (text: string) =>
  specified.reduce((rest, words) => rest.replaceAll(words, ''), text);

const sentencesOf = (text: string) => text.split(/(?<=[.?!]”?) /);

const countIn = (texts: readonly Text[], pattern: RegExp) =>
  texts.reduce(
    (sum, { text }) => sum + [...withoutSpecified(text).matchAll(new RegExp(pattern, 'gi'))].length,
    0,
  );

export function faultsOf(one: Text): string[] {
  const text = withoutSpecified(one.text);
  const faults = banned.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    // The requirements fix this text with a straight apostrophe.
    const isSpecified = found === "'" && one.text.includes("We'll get back to you");
    return found && !isSpecified ? [`${place(one)}: "${found.trim()}". We write ${instead}`] : [];
  });
  for (const sentence of sentencesOf(text)) {
    const words = sentence.split(/\s+/).length;
    if (words > withSlack(longest))
      faults.push(
        `${place(one)}: a sentence of ${words} words, at most ${longest}: split it: "${sentence}"`,
      );
  }
  return faults;
}

/** Matches a list of three terms, such as "red, green and blue". A term has one to four words. */
const threeOf = /(?<![,\w] )\b[\w’-]+(?: [\w’-]+){0,3}, [\w’-]+(?: [\w’-]+){0,3},? (and|or) \w+/;

const isHeading = ({ key }: Text) => /(^|\.)title(\.\d+)?$/.test(key) && !key.includes('meta.');
const isClosing = ({ key }: Text) => /(closing|business)\.(title|text)$/.test(key);

/** Phrases and forms of sentences that readers notice when repeated, and how often the site may contain each. */
const habits: readonly {
  name: string;
  pattern: RegExp;
  most: number;
  except?: RegExp;
  only?: (text: Text) => boolean;
}[] = [
  { name: 'a clause after ", and"', pattern: /, and\b/, most: 70 },
  // Some page titles have the form "Name: what it is", so the rule skips all page titles.
  {
    name: 'a colon inside a sentence',
    pattern: /[a-z”)]: (?=\S)/,
    most: 27,
    except: /meta\.title$/,
  },
  { name: '"nobody"', pattern: /\bnobody\b/, most: 9 },
  { name: '"own"', pattern: /\bown\b/, most: 15 },
  { name: '"never" or "always"', pattern: /\b(never|always)\b/, most: 14 },
  { name: '"odd"', pattern: /\bodd\b/, most: 3 },
  { name: '"Discovery"', pattern: /\bDiscovery\b/, most: 40 },
  { name: '"Discovery" in a closing', pattern: /\bDiscovery\b/, most: 4, only: isClosing },
  { name: 'an agent that says it is AI', pattern: /\b(it is|they are|as) AI\b/, most: 16 },
  { name: '"mend" or "err"', pattern: /\b(mend\w*|errs?)\b/, most: 2 },
  { name: '"plain words"', pattern: /\bplain words\b/, most: 3 },
  { name: '"show you what changed"', pattern: /\bwhat (we )?changed\b/, most: 7 },
  { name: 'a list of three', pattern: threeOf, most: 90 },
  {
    name: 'a heading of the form "A, B."',
    pattern: /^[^,]+, (?!.*\b(and|or)\b)[^,]+\.$/,
    most: 4,
    only: isHeading,
  },
  {
    name: 'a heading that begins with a number',
    pattern: /^(One|Two|Three|Four|Five|Six|Seven|Eight|\d)\b/,
    most: 6,
    only: isHeading,
  },
  { name: '"does not add up"', pattern: /\b(does|do|did) not add up\b/, most: 1 },
];

const isHeard = ({ key }: Text) => /alternative|drawing$/.test(key);
/** Returns the section of a page to which a text belongs: its file and the first two parts of its key. */
const bandOf = ({ file, key }: Text) => `${file}: ${key.split('.').slice(0, 2).join('.')}`;

export function faultsOfAll(all: readonly Text[]): string[] {
  const faults: string[] = [];
  for (const { name, pattern, most, except, only = () => true } of habits) {
    const count = countIn(
      all.filter((one) => !except?.test(one.key) && only(one)),
      pattern,
    );
    if (count > withSlack(most))
      faults.push(`${name} stands ${count} times on the site, at most ${most}. ${advice}`);
  }

  const tuesdays = new Set(all.filter(({ text }) => /Tuesday/.test(text)).map(({ file }) => file));
  if (tuesdays.size > withSlack(3))
    faults.push(`Tuesday stands in ${tuesdays.size} files, at most 3. ${advice}`);

  const closings = all.filter(({ key }) => /(closing|business)\.title$/.test(key));
  const questions = closings.filter(({ text }) => text.endsWith('?'));
  if (questions.length > withSlack(6))
    faults.push(
      `${questions.length} of ${closings.length} closings are questions, at most 6. ${advice}`,
    );

  const seen = all.filter((one) => !isHeard(one) && !fixedTexts.includes(one.text));
  const words = countIn(seen, tailoring);
  if (words > withSlack(55))
    faults.push(`${words} of the tailor’s words on the site, at most 55. ${advice}`);
  for (const band of new Set(seen.map(bandOf))) {
    const count = countIn(
      seen.filter((one) => bandOf(one) === band),
      tailoring,
    );
    if (count > withSlack(2))
      faults.push(`${band}: ${count} of the tailor’s words in one band, at most 2. ${advice}`);
  }
  return faults;
}
