import { ProblemError } from './response';
import { checkFormType, checkJsonType, parseJsonObject } from './json-body';

const problemOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof ProblemError) return error.response.body;
  }
  throw new Error('The call did not throw a ProblemError');
};
const bytesOf = (text: string) => new TextEncoder().encode(text);
const nested = (levels: number) => `{"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

it.each<[type: string, encoding: string | null]>([
  ['application/json', ''],
  [' application/json ; charset=utf-8', 'identity'],
  ['Application/JSON;charset=UTF8', 'Identity'],
  ['application/json; version=1;  charset="utf-8"', null],
])('accepts the type %j with the encoding %j', (type, encoding) => {
  expect(() => checkJsonType(type, encoding)).not.toThrow();
});

it.each<[type: string | null, encoding: string | null]>([
  [null, null],
  ['application/jsonp', null],
  ['application/json; charset=xutf-8', null],
  ['application/json; version=1; charset=utf-8x', null],
  ['application/json', 'gzip'],
])('refuses the type %j with the encoding %j for JSON', (type, encoding) => {
  expect(problemOf(() => checkJsonType(type, encoding))).toMatchObject({
    status: 415,
    detail: 'This address takes application/json in UTF-8.',
  });
});

it.each<[type: string, encoding: string | null]>([
  ['multipart/form-data; boundary=x', null],
  ['Multipart/Form-Data ; boundary=x', 'identity'],
])('accepts the form type %j with the encoding %j', (type, encoding) => {
  expect(() => checkFormType(type, encoding)).not.toThrow();
});

it.each<[type: string | null, encoding: string | null]>([
  [null, null],
  ['application/json', null],
  ['application/x-www-form-urlencoded', null],
  ['multipart/form-data; boundary=x', 'br'],
])('refuses the type %j with the encoding %j for a form', (type, encoding) => {
  expect(problemOf(() => checkFormType(type, encoding))).toMatchObject({
    status: 415,
    detail: 'This address takes multipart/form-data.',
  });
});

it('parses a JSON object', () => {
  expect(parseJsonObject(bytesOf('{"a":{"b":["é"]}}'))).toEqual({ a: { b: ['é'] } });
});

it.each(['null', '7', '"text"', '[]', '[{"firstName":"Al"}]'])(
  'returns an empty object for the JSON value %s',
  (text) => {
    expect(parseJsonObject(bytesOf(text))).toEqual({});
  },
);

it.each([
  ['an empty body', bytesOf('')],
  ['half an object', bytesOf('{"a":')],
  ['thousands of open brackets', bytesOf('['.repeat(100_000))],
  ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
])('answers 400 to %s', (_what, bytes) => {
  expect(problemOf(() => parseJsonObject(bytes))).toMatchObject({
    status: 400,
    detail: 'The body is not valid JSON in UTF-8.',
  });
});

it('refuses an object with one deeply nested value among flat ones', () => {
  const deep = `{"a":1,"b":null,"c":${nested(64)},"d":[]}`;
  expect(problemOf(() => parseJsonObject(bytesOf(deep)))).toMatchObject({ status: 400 });
});
