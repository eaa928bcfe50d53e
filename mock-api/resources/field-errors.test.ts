import { fieldErrors } from './field-errors';

it('returns the first message of each field, in the order of the issues', () => {
  const issues = [
    { path: ['message'], message: 'Please use plain text' },
    { path: ['interestedAreas', 0], message: 'Please select at least one area of interest' },
    { path: ['message'], message: 'Message must be at least 10 characters long' },
    { path: ['interestedAreas', 1], message: 'Another message' },
  ];
  expect(fieldErrors(issues)).toEqual([
    { field: 'message', message: 'Please use plain text' },
    { field: 'interestedAreas', message: 'Please select at least one area of interest' },
  ]);
});

it('returns an error with an empty field name when the whole body is wrong', () => {
  expect(fieldErrors([{ path: [], message: 'Please send an object' }])).toEqual([
    { field: '', message: 'Please send an object' },
  ]);
});
