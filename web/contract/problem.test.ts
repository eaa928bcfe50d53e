import { problem } from './problem';

const notFound = { type: 'about:blank', title: 'Not found', status: 404, detail: 'Nothing here.' };

it('requires the four members of every problem', () => {
  expect(problem.parse(notFound)).toEqual(notFound);
  for (const member of Object.keys(notFound))
    expect(problem.safeParse({ ...notFound, [member]: undefined }).success).toBe(false);
});

it('accepts a message for each invalid field', () => {
  const errors = [{ field: 'email', message: 'Please enter a valid email address' }];
  expect(problem.parse({ ...notFound, errors })).toEqual({ ...notFound, errors });
  for (const error of [{ field: 'email' }, { message: 'Please enter a valid email address' }])
    expect(problem.safeParse({ ...notFound, errors: [error] }).success).toBe(false);
});
