import { problem } from './problem';

const notFound = { type: 'about:blank', title: 'Not found', status: 404, detail: 'Nothing here.' };

it('requires type, title, status and detail', () => {
  expect(problem.parse(notFound)).toEqual(notFound);
  for (const member of Object.keys(notFound))
    expect(problem.safeParse({ ...notFound, [member]: undefined }).success).toBe(false);
});

it('accepts a list of invalid fields with their messages', () => {
  const errors = [{ field: 'email', message: 'Please enter a valid email address' }];
  expect(problem.parse({ ...notFound, errors })).toEqual({ ...notFound, errors });
  for (const error of [{ field: 'email' }, { message: 'Please enter a valid email address' }])
    expect(problem.safeParse({ ...notFound, errors: [error] }).success).toBe(false);
});
