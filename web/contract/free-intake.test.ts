import { freeIntake, freeIntakeRecord } from './free-intake';

const intake = {
  firstName: 'Al',
  lastName: 'Ng',
  email: 'al@ng.example',
  company: 'Ng',
  industry: 'real estate',
  companySize: '1000+',
  currentChallenges: 'Twenty signs exactly',
  interestedAreas: ['hr-recruitment'],
  timeline: 'exploring options',
  budget: 'under 5,000',
};

const errorsOf = (body: object) =>
  freeIntake
    .safeParse(body)
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

it('accepts the shortest texts that the requirements allow, and drops empty current tools', () => {
  expect(freeIntake.parse(intake)).toEqual(intake);
  expect(freeIntake.parse({ ...intake, currentTools: ' ' })).toEqual(intake);
});

it('rejects each missing field with the message that the requirements fix', () => {
  expect(errorsOf({})).toEqual([
    'firstName: First name must be at least 2 characters',
    'lastName: Last name must be at least 2 characters',
    'email: Please enter a valid email address',
    'company: Company name is required',
    'industry: Please select your industry',
    'companySize: Please select your company size',
    'currentChallenges: Please describe your challenges (minimum 20 characters)',
    'interestedAreas: Please select at least one area of interest',
    'timeline: Please select your timeline',
    'budget: Please select your budget range',
  ]);
});

it('trims a text before it counts the characters', () => {
  const short = { firstName: ' A ', company: ' N ', currentChallenges: ` ${'x'.repeat(19)} ` };
  expect(errorsOf({ ...intake, ...short })).toEqual([
    'firstName: First name must be at least 2 characters',
    'company: Company name is required',
    'currentChallenges: Please describe your challenges (minimum 20 characters)',
  ]);
});

it('rejects an option’s label, an unknown option and an empty list of areas', () => {
  const wrong = { industry: 'Real Estate', interestedAreas: [], budget: '1' };
  expect(errorsOf({ ...intake, ...wrong })).toEqual([
    'industry: Please select your industry',
    'interestedAreas: Please select at least one area of interest',
    'budget: Please select your budget range',
  ]);
});

it('adds the status `pending` to a record without a status', () => {
  const stored = { ...intake, id: 1, createdAt: '2024-01-01T00:00:00.000Z' };
  expect(freeIntakeRecord.parse(stored)).toEqual({ ...stored, status: 'pending' });
  expect(freeIntakeRecord.parse({ ...stored, status: 'done' })).toMatchObject({ status: 'done' });
  expect(freeIntakeRecord.safeParse({ ...stored, status: 7 }).success).toBe(false);
});
