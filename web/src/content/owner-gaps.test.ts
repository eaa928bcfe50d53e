import { emptyOwner, fullOwner } from '../test/owner-samples';
import { gapsOf, lawLines } from './owner-gaps';

test('without answers, the law wants identity, privacy information, VAT and the time that applications are kept', () => {
  expect(lawLines(emptyOwner)).toEqual([
    expect.stringContaining('npm run check:owner'),
    '  identity: company.name, company.address, company.register, company.vatNumber',
    '  privacy information: dataProtection, scan, retention.visitorMonths, legal.privacy',
    '  VAT: plans.vat',
    '  applicants: retention.applicantMonths, employer.usesAi',
  ]);
});

test('the sample contacts count as missing', () => {
  const contact = { email: 'hello@maatwerk.example', phone: '+31 20 000 00 00' };
  const [, identity] = lawLines({ ...emptyOwner, contact });
  expect(identity).toMatch(/vatNumber, contact\.email, contact\.phone$/);
});

test('with all answers, only the measurements of the eleven other pages are missing', () => {
  expect(gapsOf(fullOwner).map(({ field, pages }) => [field, pages.length])).toEqual([
    ['rings', 11],
  ]);
  expect(lawLines(fullOwner)).toEqual([]);
});

test('a gap of several fields names only those that are missing', () => {
  const employer = { ...fullOwner.employer, contact: undefined };
  expect(gapsOf({ ...fullOwner, employer }).map(({ field }) => field)).toContain(
    'employer.contact',
  );
});

test('a fact that is false and an empty list of certificates count as answers', () => {
  const data = { trainsModels: false, certificates: [] };
  const fields = gapsOf({ ...emptyOwner, data }).map(({ field }) => field);
  expect(fields).toContain('data.logDays');
  expect(fields).not.toContain('data.trainsModels');
  expect(fields).not.toContain('data.certificates');
});
