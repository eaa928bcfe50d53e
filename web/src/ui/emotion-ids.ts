/** The ids by which Emotion knows these rules, from the rules themselves: no page has to carry them twice. */
export function emotionIds(rules: string): string {
  const ids = rules.matchAll(/\.css-([\w-]+)|@keyframes (animation-\w+)/g);
  return [...new Set(Array.from(ids, ([, rule, motion]) => rule ?? motion))].join(' ');
}
