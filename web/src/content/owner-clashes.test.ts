import { emptyOwner, fullOwner, halfOwner } from '../test/owner-samples';
import { clashesOf } from './owner-clashes';
import type { Owner } from './owner-schema';

const belgian = { vatNumber: 'BE0712345678' };

test.each<[change: Partial<Owner>, sentence: RegExp]>([
  [
    { company: belgian, employer: { office: 'Ghent' } },
    /^employer\.office: .* enter 'Ghent, Netherlands'/,
  ],
  [
    {
      plans: { exportOnLeaving: { days: 14 } },
      data: { backups: 'Every night, kept for 5 weeks', deletionDays: 48 },
    },
    /^data\.deletionDays: 48 days are too short .* \(14 days\) .* \(35 days\)\.$/,
  ],
  [
    { data: { logDays: 182, highRisk: 'We register them' } },
    /^data\.logDays: article 19 of the EU AI Act .* instead of 182\.$/,
  ],
  [
    { plans: { term: { months: 6, noticeWeeks: 5, renews: 'monthly' } } },
    /^plans\.term: a notice of 5 weeks is longer/,
  ],
  [
    { data: { suppliers: ['Example Mail (email, London, UK)'], outsideEea: 'None' } },
    /^data\.suppliers: with UK, data can leave the EEA, but data\.outsideEea says None\.$/,
  ],
  [
    { data: { storedIn: 'Frankfurt, Germany', suppliers: ['Example Cloud (hosting, Nuremberg)'] } },
    /^data\.storedIn: none of data\.suppliers is in Frankfurt\.$/,
  ],
  [{ further: { employer: { salary: 'More' } } }, /^further\.employer: .* heading Salary already/],
  [{ further: { plans: { training: 'Free' } } }, /^further\.plans: .* heading Training already/],
  [
    { data: { models: ['Google Gemini'], outsideEea: 'None' } },
    /^data\.models: with Google, data can/,
  ],
  [
    { data: { storedIn: 'Virginia, United States', outsideEea: 'None' } },
    /^data\.storedIn: with United States, data can leave/,
  ],
  [
    {
      scan: { model: 'Example 4', provider: 'Example AI', storedIn: 'London, UK', days: 30 },
      data: { outsideEea: 'None.' },
    },
    /^scan: with UK, data can leave/,
  ],
])('%j contains one clash', (change, sentence) => {
  expect(clashesOf({ ...emptyOwner, ...change })).toEqual([expect.stringMatching(sentence)]);
});

test('missing facts and facts that agree are no clash', () => {
  expect([emptyOwner, halfOwner, fullOwner].flatMap(clashesOf)).toEqual([]);
  const data = { logDays: 30, deletionDays: 7 };
  const office = { company: belgian, employer: { office: 'Rotterdam, Netherlands' } };
  const stored = {
    data: { storedIn: 'Malmö (A1)', suppliers: ['Example Telekom: hosting, Malmö'] },
  };
  const places = {
    data: { storedIn: 'Falkenstein and Nuremberg', suppliers: ['Example Cloud, Falkenstein'] },
  };
  const term = { plans: { term: { months: 6, noticeWeeks: 4, renews: 'monthly' as const } } };
  for (const change of [{ company: belgian }, { data }, office, stored, places, term])
    expect(clashesOf({ ...emptyOwner, ...change })).toEqual([]);
});
