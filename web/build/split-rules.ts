/** Splits CSS into its top-level rules, in order. Expects that no string in the CSS contains a brace. */
export function splitRules(text: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
