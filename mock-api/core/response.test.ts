import { invalid, ok, problem, ProblemError, textOf, type ProblemStatus } from './response';

const jsonType = 'application/json; charset=utf-8';
const problemType = 'application/problem+json';

it('ok() returns a 200 with a JSON body', () => {
  expect(ok([1])).toEqual({ status: 200, contentType: jsonType, body: [1] });
});

it.each<[ProblemStatus, title: string, detail: string]>([
  [400, 'Malformed request', 'The request could not be read. Please check its syntax.'],
  [401, 'Unauthorized', 'This call needs a sign-in.'],
  [403, 'Forbidden', 'This API answers only to pages and host names of this machine.'],
  [404, 'Not found', 'There is nothing at this address.'],
  [405, 'Method not allowed', 'This address does not take that method.'],
  [408, 'Request timeout', 'The request took too long to arrive.'],
  [413, 'Content too large', 'The request holds more than this address takes.'],
  [415, 'Unsupported media type', 'This address takes another content type.'],
  [422, 'Invalid fields', 'Some fields are missing or not valid.'],
  [431, 'Request header fields too large', 'The headers of the request are too large.'],
  [500, 'Internal error', 'Something went wrong here. Please try again.'],
  [502, 'Bad gateway', 'The server behind this address gave no useful answer.'],
  [504, 'Gateway timeout', 'The server behind this address took too long.'],
])('problem() has a title and a detail for the status %s', (status, title, detail) => {
  expect(problem(status)).toEqual({
    status,
    contentType: problemType,
    body: { type: 'about:blank', title, status, detail },
  });
});

it.each<[ProblemStatus, title: string, detail: string]>([
  [429, 'Too many requests', 'There were too many calls. Please try again in a moment.'],
  [503, 'Service unavailable', 'Your request could not be stored. Please try again.'],
])('problem() sends Retry-After with the status %s', (status, title, detail) => {
  expect(problem(status)).toEqual({
    status,
    contentType: problemType,
    headers: { 'Retry-After': '1' },
    body: { type: 'about:blank', title, status, detail },
  });
});

it('problem() uses a general title and detail for a status that it does not know', () => {
  expect(problem(418)).toEqual({
    status: 418,
    contentType: problemType,
    body: {
      type: 'about:blank',
      title: 'Error',
      status: 418,
      detail: 'This failure was asked for.',
    },
  });
});

it("problem() replaces the status's detail with a given one", () => {
  expect(problem(413, 'At most 7.').body).toEqual({
    type: 'about:blank',
    title: 'Content too large',
    status: 413,
    detail: 'At most 7.',
  });
});

it('invalid() returns a 422 that lists the field errors', () => {
  const errors = [{ field: 'email', message: 'Please enter a valid email address' }];
  expect(invalid(errors)).toEqual({
    status: 422,
    contentType: problemType,
    body: {
      type: 'about:blank',
      title: 'Invalid fields',
      status: 422,
      detail: 'Some fields are missing or not valid.',
      errors,
    },
  });
});

it('a ProblemError contains the response that the API sends for it', () => {
  const error = new ProblemError(400, 'The form could not be read.');
  expect(error.message).toBe('Malformed request');
  expect(error.response).toEqual(problem(400, 'The form could not be read.'));
});

it('textOf() returns the text unchanged, otherwise the body as JSON, otherwise undefined', () => {
  const answer = { status: 200, contentType: 'text/html' };
  expect(textOf({ ...answer, text: '<p>', body: [1] })).toBe('<p>');
  expect(textOf({ ...answer, text: '', body: [1] })).toBe('');
  expect(textOf({ ...answer, body: [1] })).toBe('[1]');
  expect(textOf({ ...answer, body: null })).toBe('null');
  expect(textOf(answer)).toBeUndefined();
});
