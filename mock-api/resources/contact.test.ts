import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { createMemoryStore } from '../core/memory-store';
import { buildJsonRequest, postTo } from '../test/support/post-to';

const postContact = (body: object, store = createMemoryStore()) =>
  postTo('contact', buildJsonRequest(body), store);

it('stores a message of variant A, and answers 201 with the record', async () => {
  const store = createMemoryStore();
  const { status, body } = await postContact(buildContactVariantA(), store);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...buildContactVariantA(),
    id: 1,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(await store.list('contact')).toEqual([body]);
});

it('replaces a sent id and createdAt by its own, and drops unknown fields', async () => {
  const own = { ...buildContactVariantB(), id: 99, createdAt: 'yesterday', isAdmin: true };
  const { body } = await postContact(own, createMemoryStore());
  expect(body).toMatchObject({ id: 1 });
  expect(body).not.toMatchObject({ createdAt: 'yesterday' });
  expect(body).not.toHaveProperty('isAdmin');
});

it('omits an empty company and an empty service from the record', async () => {
  const sent = { ...buildContactVariantB(), company: ' ', service: '' };
  const { body } = await postContact(sent, createMemoryStore());
  expect(Object.keys(body as object)).toEqual([
    'id',
    'firstName',
    'lastName',
    'email',
    'message',
    'createdAt',
  ]);
});

it('ignores the fields __proto__ and constructor', async () => {
  const sent = JSON.parse('{"__proto__":{"subject":"x"},"constructor":1}');
  const { status } = await postContact({ ...sent, ...buildContactVariantB() }, createMemoryStore());
  expect(status).toBe(201);
  expect({}).not.toHaveProperty('subject');
});

it('answers 422 with one message per invalid field, and stores nothing', async () => {
  const store = createMemoryStore();
  const { status, body } = await postContact({ message: 'short' }, store);
  expect(status).toBe(422);
  expect(body).toMatchObject({
    status: 422,
    errors: [
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'message', message: 'Message must be at least 10 characters long' },
    ],
  });
  expect(await store.list('contact')).toEqual([]);
});

it('returns only the first message of a field that breaks several rules', async () => {
  const sent = { ...buildContactVariantB(), message: 'short\0' };
  const { body } = await postContact(sent, createMemoryStore());
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Invalid fields',
    status: 422,
    detail: 'Some fields are missing or not valid.',
    errors: [{ field: 'message', message: 'Please use plain text' }],
  });
});

it('gives each record the next id', async () => {
  const store = createMemoryStore();
  await postContact(buildContactVariantA(), store);
  const { body } = await postContact(buildContactVariantB(), store);
  expect(body).toMatchObject({ id: 2 });
});
