import { jsonDamageIn } from './json-damage';

it.each([
  ['', 1, 1],
  ['hello', 1, 1],
  ['{', 1, 2],
  ['{"a":', 1, 6],
  ['{"a" 1}', 1, 6],
  ['{"a":x}', 1, 6],
  ['{"a":1,}', 1, 8],
  ['{a:1}', 1, 2],
  ['{1:1}', 1, 2],
  ['{,}', 1, 2],
  ['{"a":1]', 1, 7],
  ['[1,]', 1, 4],
  ['[1 2]', 1, 4],
  ['[1}', 1, 3],
  ['[,1]', 1, 2],
  ['[:1]', 1, 2],
  ['"ab', 1, 1],
  ['{"a":"x\ny"}', 1, 6],
  ['["\\x"]', 1, 2],
  ['tru', 1, 1],
  ['01', 1, 2],
  ['{} x', 1, 4],
  ['{},', 1, 3],
  [']', 1, 1],
  ['{\n  "contact": [\n    { "id": 1 },\n  ]\n}', 4, 3],
  ['{\n  "contact": [{ "id": 1 "name": "x" }]\n}', 2, 25],
])('finds the place in %j', (text, line, column) => {
  expect(jsonDamageIn(text)).toBe(` (line ${line}, column ${column})`);
  expect(() => JSON.parse(text)).toThrow(/JSON/);
});

it('names no place in what is no text, and takes deep nesting', () => {
  expect(jsonDamageIn(undefined)).toBe('');
  expect(jsonDamageIn('['.repeat(100_000))).toBe(' (line 1, column 100001)');
});

it.each([
  '[{"a":[1,-2.5e+3,true,false,null,"\\u00e9\\n"],"b":{}},[]]',
  ' {"a" : [ ] , "b" : { "c" : "d" } } ',
])('passes over all that is JSON in %j', (text) => {
  expect(JSON.parse(text)).toBeDefined();
  expect(jsonDamageIn(`${text}?`)).toBe(
    ` (line 1, column ${text.trimEnd().length + (text.endsWith(' ') ? 2 : 1)})`,
  );
});
