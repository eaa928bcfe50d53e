import { parseSync } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataUse } from './features/forms';
import { benefits } from './jobs/job-page';
import { jobListings } from './jobs/listing';
import { about } from './pages/about';
import { careers } from './pages/careers';
import { home } from './pages/home';
import { pricing } from './pages/pricing';
import { knownFacts, ownerFacts } from './owner-facts';
import { site } from './site';
import { toConfirm, type ToConfirm } from './to-confirm';
import type { StandardsContent } from './types/service';

interface Node {
  type: string;
  value?: unknown;
  [name: string]: unknown;
}

/**
 * Returns a text for each call of `toConfirm` in a source file. The text consists of the names of the variable and
 * properties that contain the call, and the kind of statement.
 */
function marksIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, key: readonly string[]): void => {
    if (Array.isArray(node)) return node.forEach((item) => visit(item, key));
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, key: name, id, ...rest } = node as Node;
    const called = callee as Node | undefined;
    if (type === 'CallExpression' && called?.value === 'toConfirm') {
      const [kind] = rest['arguments'] as { expression: Node }[];
      found.push(`${key.join('.')} ${String(kind!.expression.value)}`);
    }
    const named =
      type === 'KeyValueProperty' ? name : type === 'VariableDeclarator' ? id : undefined;
    const step = (named as Node | undefined)?.value;
    visit(Object.values(rest), step === undefined ? key : [...key, String(step)]);
  };
  visit(parseSync(source, { syntax: 'typescript' }).body, []);
  return found;
}

/** All calls of `toConfirm` in this folder, as texts in the form "file key kind". */
const marks = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('to-confirm'))
  .toSorted()
  .flatMap((file) =>
    marksIn(readFileSync(join(__dirname, file), 'utf8')).map((mark) => `${file} ${mark}`),
  );

test('TO-CONFIRM.md lists exactly the statements that `toConfirm` marks', () => {
  const list = readFileSync(join(__dirname, 'TO-CONFIRM.md'), 'utf8');
  const listed = [...list.matchAll(/^\| `(.+?)` +\| `(.+?)` +\| (\w+) +\|/gm)].map(
    ([, file, key, kind]) => `${file} ${key} ${kind}`,
  );
  // A row with `*` describes several calls. Each call must have exactly one row, and each row must describe a call.
  const named = listed.flatMap((row) => {
    const pattern = row
      .split('*')
      .map((part) => part.replaceAll('.', String.raw`\.`))
      .join('[^ ]+');
    const found = marks.filter((mark) => new RegExp(`^${pattern}$`).test(mark));
    return found.length > 0 ? found : [row];
  });
  expect(marks.length).toBeGreaterThan(130);
  expect(named.toSorted()).toEqual(marks.toSorted());
});

test('toConfirm returns the statement itself', () => {
  const figures = [{ value: 40 }];
  expect(toConfirm('figures', figures)).toBe(figures);
});

test('the type check finds the mark of `toConfirm` on each statement below, and rejects one without a call', () => {
  const marked: ToConfirm<unknown>[] = [
    site,
    ownerFacts,
    dataUse,
    benefits,
    jobListings,
    home.testimonials.statistics,
    home.testimonials.quotes,
    home.why.reasons,
    about.statistics.items,
    about.presence.countries,
    careers.timeline.entries,
    pricing.plans,
    pricing.terms,
    pricing.addOns.items,
  ];
  expect(marked).not.toContain(undefined);
  // @ts-expect-error the type requires a call of `toConfirm`
  const unmarked: StandardsContent['items'] = [];
  expect(unmarked).toEqual([]);
});

test('the type check reports a wrong field inside a marked statement at that field', () => {
  const item: { terms: ToConfirm<readonly { text: string; days: number }[]> } = {
    terms: toConfirm('promises', [
      { text: 'Reply', days: 1 },
      // @ts-expect-error the type check reports the error at this field, and not at `terms`
      { text: 'Blueprint', days: 'five' },
    ]),
  };
  expect(item.terms).toHaveLength(2);
  const alone: ToConfirm<{ plan: 'Pro' }> = toConfirm('prices', { plan: 'Pro' });
  expect(alone.plan).toBe('Pro');
});

test('knownFacts returns only the facts that the owner has entered', () => {
  expect(knownFacts(ownerFacts)).toEqual([]);
  expect(knownFacts({ Company: 'Sample BV', Hours: '' })).toEqual([
    { name: 'Company', text: 'Sample BV' },
  ]);
});
