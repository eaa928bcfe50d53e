import { user } from './user';

it('has id, username and password, as the requirements demand', () => {
  const femke = { id: 1, username: 'femke', password: 'secret' };
  expect(user.parse(femke)).toEqual(femke);
  for (const field of Object.keys(femke))
    expect(user.safeParse({ ...femke, [field]: undefined }).success).toBe(false);
});
