import { openApi } from '../../core/openapi';
import { createConformance } from '../support/conformance';
import { literalExamples } from '../support/literal-examples';

let conformance: ReturnType<typeof createConformance>;
beforeAll(async () => {
  conformance = createConformance(JSON.parse(JSON.stringify(await openApi())));
});

it.each(literalExamples)(
  'accepts the response of the example "$what"',
  ({ method, path, ...answer }) => {
    const text = answer.body === '' ? '' : JSON.stringify(answer.body);
    expect(conformance(method, path, { ...answer, text })).toEqual([]);
  },
);

const json = 'application/json; charset=utf-8';
const fields =
  '"firstName":"Al","lastName":"Ng","email":"al@ng.example","message":"Ten signs.",' +
  '"createdAt":"2026-03-01T08:00:00.000Z"';

it.each([
  [
    'another success status',
    'POST /api/contact',
    { status: 200, contentType: json, text: `{"id":1,${fields}}` },
    'POST /api/contact 200 is no answer of the document',
  ],
  [
    'another content type',
    'POST /api/contact',
    { status: 201, contentType: 'text/html', text: '<p>' },
    'POST /api/contact 201 came as text/html',
  ],
  [
    'a record without its id',
    'POST /api/contact',
    { status: 201, contentType: json, text: `{${fields}}` },
    "POST /api/contact 201: it must have required property 'id'",
  ],
  [
    'a success at a path that is not in the document',
    'GET /api/users',
    { status: 200, contentType: json, text: '[]' },
    'GET /api/users 200 is not in the document',
  ],
  [
    'an HTML error at a path that is not in the document',
    'GET /api/users',
    { status: 404, contentType: 'text/html', text: '<p>' },
    'GET /api/users 404 is no problem+json',
  ],
])('reports %s', (_what, call, answer, sentence) => {
  const [method = '', path = ''] = call.split(' ');
  expect(conformance(method, path, answer)).toContain(sentence);
});
