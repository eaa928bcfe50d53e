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

it('accepts the OpenAPI document', () => {
  const answer = { status: 200, contentType: 'application/json', text: '{"openapi":"3.1.0"}' };
  expect(conformance('GET', '/api/openapi.json', answer)).toEqual([]);
});

const json = 'application/json; charset=utf-8';
const problem = 'application/problem+json';
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
    'a createdAt that is not a time',
    'GET /api/contact/1',
    { status: 200, contentType: json, text: `{"id":1,${fields.replace('2026', 'MMXXVI')}}` },
    'GET /api/contact/1 200: /createdAt must match format "date-time"',
  ],
  [
    'a record in place of a list',
    'GET /api/free-intake?q=a',
    { status: 200, contentType: json, text: '{"id":1}' },
    'GET /api/free-intake?q=a 200: it must be array',
  ],
  [
    'a scan without next steps',
    'POST /api/ai-scan',
    {
      status: 200,
      contentType: json,
      text: '{"id":1,"recommendedProducts":[],"recommendedSolutions":[],"reasoning":""}',
    },
    "POST /api/ai-scan 200: it must have required property 'nextSteps'",
  ],
  [
    'another health status',
    'GET /api/health',
    { status: 200, contentType: json, text: '{"status":"ill"}' },
    'GET /api/health 200: /status must be equal to constant',
  ],
  [
    'an error in plain JSON',
    'POST /api/free-intake',
    { status: 422, contentType: json, text: '{}' },
    'POST /api/free-intake 422 came as application/json; charset=utf-8',
  ],
  [
    'an error without its detail',
    'POST /api/free-intake',
    { status: 422, contentType: problem, text: '{"type":"a","title":"b","status":422}' },
    "POST /api/free-intake 422: it must have required property 'detail'",
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
  [
    'a method that is not in the document',
    'PUT /api/contact/1',
    { status: 200, contentType: json, text: '{}' },
    'PUT /api/contact/1 200 is not in the document',
  ],
])('reports %s', (_what, call, answer, sentence) => {
  const [method = '', path = ''] = call.split(' ');
  expect(conformance(method, path, answer)).toContain(sentence);
});
