import { splitRules } from './split-rules';

/**
 * Nests consecutive rules of one Emotion class in one rule. Without nesting a page repeats hundreds of class names, and
 * each costs about a byte after compression. The order of the rules stays. Expects minified CSS.
 */
export function nestRules(css: string): string {
  let nested = '';
  let name = '';
  let group: { rule: string; inner: string }[] = [];
  const closeGroup = () => {
    const [first, ...others] = group;
    nested +=
      others.length > 0
        ? `${name}{${joinRules(group.map(({ inner }) => inner))}}`
        : (first?.rule ?? '');
    group = [];
  };
  for (const rule of splitRules(css)) {
    let inner = group.length > 0 ? nestRule(rule, name) : undefined;
    if (inner === undefined) {
      closeGroup();
      name = /\.css-[\w-]+/.exec(rule)?.[0] ?? '';
      inner = name ? nestRule(rule, name) : undefined;
    }
    if (inner === undefined) nested += rule;
    else group.push({ rule, inner });
  }
  closeGroup();
  return nested;
}

/** Returns `rule` as a nested rule of the class `name`, or undefined if that is impossible. */
function nestRule(rule: string, name: string): string | undefined {
  const [, prelude, block] = /^([^{]*)\{(.*)\}$/s.exec(rule)!;
  if (/^@(?:media|supports)/.test(prelude!)) {
    const inner = splitRules(block!).map((each) => nestRule(each, name));
    return inner.every((each) => each !== undefined)
      ? `${prelude}{${joinRules(inner)}}`
      : undefined;
  }
  const selector = prelude!.replaceAll(new RegExp(`\\${name}(?![\\w-])`, 'g'), '&');
  // Without `&` a nested selector means a descendant. Chrome before 120 and Safari before 17.2 ignore a nested selector
  // that starts with a letter.
  const isValid = splitSelectors(selector).every(
    (each) => !/^[a-z]/.test(each) && each.includes('&'),
  );
  return isValid ? `${selector}{${block}}` : undefined;
}

/** Splits a selector list at the commas outside parentheses. */
const splitSelectors = (list: string) =>
  list.match(/(?:\((?:\((?:\([^)]*\)|[^()])*\)|[^()])*\)|[^,()])+/g) ?? [];

/**
 * Joins nested rules. Only the first one may become bare declarations, because older browsers apply bare declarations
 * before all nested rules.
 */
function joinRules([first, ...others]: string[]): string {
  const declarations = /^&\{(.*)\}$/s.exec(first!)?.[1];
  if (declarations === undefined) return [first, ...others].join('');
  return [declarations + (others.length > 0 ? ';' : ''), ...others].join('');
}
