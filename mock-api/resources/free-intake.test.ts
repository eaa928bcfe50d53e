import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildJsonRequest, postTo } from '../test/support/post-to';

it('stores an intake with the status pending, even if the client sends another', async () => {
  const sent = { ...buildFreeIntake(), status: 'done' };
  const { status, body } = await postTo('free-intake', buildJsonRequest(sent));
  expect(status).toBe(201);
  expect(body).toEqual({
    ...buildFreeIntake(),
    id: 1,
    status: 'pending',
    createdAt: expect.any(String),
  });
});

it('returns one message for a list with several unknown areas', async () => {
  const sent = { ...buildFreeIntake(), interestedAreas: ['x', 'y'] };
  const { status, body } = await postTo('free-intake', buildJsonRequest(sent));
  expect(status).toBe(422);
  expect(body).toMatchObject({
    errors: [{ field: 'interestedAreas', message: 'Please select at least one area of interest' }],
  });
});
