import { adoptRules, emotionCache } from './emotion-cache';

test('adopts the classes and keyframes of the style sheets with data-rules, and no others', () => {
  document.head.innerHTML = `
    <style data-rules>.css-a1{top:0}@media print{.css-b2-x:hover .night{top:0}}@keyframes animation-c3{to{top:0}}</style>
    <style>.css-d4{top:0}</style>`;
  adoptRules();
  expect(emotionCache.inserted).toEqual({ a1: true, 'b2-x': true, 'animation-c3': true });
});
