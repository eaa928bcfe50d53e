/**
 * Makes `getComputedStyle` remember its results until the document, the focus or a control changes. jsdom matches all
 * rules again at each call, and a query by role calls it several times for each element.
 */
const compute = window.getComputedStyle.bind(window);
let known = new WeakMap<Element, CSSStyleDeclaration>();
const forget = () => {
  known = new WeakMap();
};

const changes = new MutationObserver(forget);
changes.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
for (const type of ['focusin', 'focusout', 'click', 'input', 'change'])
  addEventListener(type, forget, true);

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return compute(element, pseudo);
  if (changes.takeRecords().length > 0) forget();
  const style = known.get(element) ?? compute(element);
  known.set(element, style);
  return style;
};
