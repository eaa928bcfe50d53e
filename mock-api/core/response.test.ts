import { problem, textOf } from './response';

const problemType = 'application/problem+json';

const retryAfter = { headers: { 'Retry-After': '1' } };

it.each<[status: number, title: string, detail: string, more?: object]>([
  [400, 'Malformed request', 'The request could not be read. Please check its syntax.'],
  [401, 'Unauthorized', 'This call needs a sign-in.'],
  [403, 'Forbidden', 'This API answers only to pages and host names of this machine.'],
  [404, 'Not found', 'There is nothing at this address.'],
  [405, 'Method not allowed', 'This address does not take that method.'],
  [408, 'Request timeout', 'The request took too long to arrive.'],
  [413, 'Content too large', 'The request holds more than this address takes.'],
  [415, 'Unsupported media type', 'This address takes another content type.'],
  [422, 'Invalid fields', 'Some fields are missing or not valid.'],
  [
    429,
    'Too many requests',
    'There were too many calls. Please try again in a moment.',
    retryAfter,
  ],
  [431, 'Request header fields too large', 'The headers of the request are too large.'],
  [500, 'Internal error', 'Something went wrong here. Please try again.'],
  [502, 'Bad gateway', 'The server behind this address gave no useful answer.'],
  [503, 'Service unavailable', 'Your request could not be stored. Please try again.', retryAfter],
  [504, 'Gateway timeout', 'The server behind this address took too long.'],
  [418, 'Error', 'This failure was asked for.'],
])(
  'problem() has a title and a detail for the status %s, and Retry-After for 429 and 503',
  (status, title, detail, more = {}) => {
    expect(problem(status)).toEqual({
      status,
      contentType: problemType,
      body: { type: 'about:blank', title, status, detail },
      ...more,
    });
  },
);

it('textOf() returns the text unchanged, otherwise the body as JSON, otherwise undefined', () => {
  const response = { status: 200, contentType: 'text/html' };
  expect(textOf({ ...response, text: '<p>', body: [1] })).toBe('<p>');
  expect(textOf({ ...response, text: '', body: [1] })).toBe('');
  expect(textOf({ ...response, body: [1] })).toBe('[1]');
  expect(textOf({ ...response, body: null })).toBe('null');
  expect(textOf(response)).toBeUndefined();
});
