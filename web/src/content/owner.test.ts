import { emptyOwner, fullOwner, halfOwner } from '../test/owner-samples';
import { owner } from './owner';
import { checkOwner } from './owner-schema';
import {
  acceptsHealthData,
  buildingCost,
  buildingItem,
  buildingTime,
  changes,
  companyRows,
  costRows,
  dataRows,
  dataUseTexts,
  discoveryPayment,
  employerRows,
  exampleRate,
  examplesNote,
  figuresLead,
  footerLine,
  furtherDataRows,
  openApplicationNote,
  planTerm,
  proofRows,
  quotationsKicker,
  ringsCaption,
  standardsLead,
  claimsLead,
  claimsTitle,
  storiesLead,
  supportHours,
  timeToBuild,
  trainingPrice,
  vatIn,
  vatOfAllPrices,
  voiceNote,
  voiceTerms,
  voiceUsage,
  websiteData,
  withoutReport,
  workshopsLead,
} from './owner-texts';

const inLines = (rows: readonly { name: string; text: string }[]) =>
  rows.map(({ name, text }) => `${name}: ${text}`);

test.each(Object.entries({ owner, emptyOwner, halfOwner, fullOwner }))('%s is valid', (_, file) => {
  expect(() => checkOwner(file)).not.toThrow();
});

test.each<[change: object, message: RegExp]>([
  [{ contact: { email: 'nobody', phone: '+31 20 1' } }, /: contact\.email must be an e-mail/],
  [{ hours: { days: 'Mon-Fri', from: '8:30', to: '17:30' } }, /: hours\.from must be a time such/],
  [{ hours: '9-17' }, /: hours must be an object such as \{ days: 'Mon-Fri'/],
  [{ company: { name: '' } }, /: company\.name must be a text in one/],
  [{ data: { signIn: 'ID Austria ' } }, /: data\.signIn must be a text in one line/],
  [
    { discovery: { countsFrom: 'The first day.' } },
    /countsFrom must be words within a sentence, without a capital/,
  ],
  [{ hours: { days: 'Mon-Fri,', from: '08:30', to: '17:30' } }, /hours\.days must be words within/],
  [{ hours: { days: 'Mon-Fri', from: '17:00', to: '09:00' } }, /: hours must be an object such as/],
  [{ voiceAgentPerMinute: 19 }, /: voiceAgentPerMinute must be euros such as 0\.25\.$/],
  [{ data: { models: [] } }, /: data\.models must be a list such as/],
  [{ contact: 'a@b.example' }, /: contact must be an object such as/],
  [{ contact: { email: 'a@b.example', phone: '+32 (0)4 123 45 67' } }, /phone .* without brackets/],
  [{ company: { team: 2.5 } }, /: company\.team must be a whole number/],
  [{ company: { vatNumber: '12' } }, /: company\.vatNumber must be a VAT number/],
  [{ plans: { vat: 'without' } }, /: plans\.vat must be 'excluded' or 'included'\.$/],
  [{ plans: { building: { from: 1, weeks: [6, 3] } } }, /: plans\.building\.weeks must be two/],
  [
    { plans: { building: { from: 900, weeks: [3, 6], worked: [800, 2_000, 3_000] } } },
    /worked must be three ascending amounts .* none below `from`\.$/,
  ],
  [{ trainingPerDay: 1.2 }, /: trainingPerDay must be whole euros .*1200, or 'included'\.$/],
  [{ plans: { vat: 1 }, social: { Linkedin: '' } }, /plans\.vat.*\n.*social has no field Linkedin/],
  [
    { dataProtection: 'Ana, a@b.example' },
    /: dataProtection must be a name, or an e-mail address without/,
  ],
  [{ employer: { contact: 'Ana, a@b.example' } }, /: employer\.contact must be a name, or/],
  [{ legal: { privacy: 'privacy' } }, /: legal\.privacy must be a path without/],
  [{ social: { LinkedIn: 'linkedin.com/x' } }, /: social\.LinkedIn must be an https address\.$/],
  [
    { data: { certificates: [{ name: 'A', number: '1', date: '1 May' }] } },
    /certificates\.0\.date/,
  ],
  [{ data: { healthData: 'No' } }, /: data\.healthData must be true or false\.$/],
  [{ plans: { term: { months: 1, noticeWeeks: 1, renews: 'no' } } }, /renews must be .* or 'ends'/],
  [{ plans: { repairHours: '8' } }, /: plans\.repairHours must be a number such as 8\.$/],
  [{ further: { plans: { Insurance: '' } } }, /: further\.plans\.Insurance must be a text in one/],
  [{ postedOn: { 'product-designer': '16/11/2026' } }, /-designer must be a day such as '3 March'/],
])('rejects %j with a sentence that names the field and its form', (change, message) => {
  expect(() => checkOwner({ ...emptyOwner, ...change })).toThrow(message);
});

test('the company’s rows name the documents that identify it, until the owner has entered a fact', () => {
  expect(inLines(companyRows(emptyOwner))).toEqual([
    'Company: Every quote, contract and invoice names it, with address, register and VAT number.',
  ]);
  expect(inLines(companyRows(halfOwner))).toEqual([
    'Company: Kleermaker Agents B.V.',
    'VAT number: NL001234567B01',
    'Team: 1 person',
    'Data protection: Sanne de Vries, hello@kleermaker.example',
  ]);
  expect(inLines(companyRows(fullOwner)).slice(5)).toEqual([
    'Team: 12 people',
    'Office hours: Mon-Fri, 08:30 to 17:30',
    'Data protection: privacy@kleermaker.example',
    'Reference customer: Hotel Example, Ghent',
  ]);
  const brands = ['Maatwerk', 'Kleermaker'];
  expect(brands.map((brand) => footerLine(halfOwner, brand))).toEqual([
    'Website of Kleermaker Agents B.V. · VAT NL001234567B01',
    'Kleermaker Agents B.V. · VAT NL001234567B01',
  ]);
  expect(footerLine(emptyOwner, 'Maatwerk')).toBe('');
});

test('the rows about costs list what the quote says, until nothing is open', () => {
  expect(inLines(costRows(emptyOwner))).toEqual([
    'Discovery: €400, once, before a paid plan.',
    'Training: Extra; write to us for its price.',
    'Support: In every paid plan: we run, correct and change your agents.',
    'In your quote: Your quote states the price of building, whether the €400 is deducted, how often the Voice Agent’s €120 is due, the rate for calls, the limit of changes, payment for building, VAT, term, price changes, use beyond the plan, Voice Agent calls, repair time, faults outside support hours, data when you leave, ownership and liability. No quote accepted, no building to pay for.',
  ]);
  expect(inLines(costRows(halfOwner))).toEqual([
    'Discovery: €400, once, before a paid plan. It is paid back if we advise against an agent. The price of building comes on top.',
    'Building: From €950, in 1 week. You pay for building only if you accept the quote, and the time counts from then.',
    'VAT: Included in all prices.',
    'Term: 1 month, with 1 week’s notice.',
    'Use beyond the plan: Agents go on. Each further task costs what the plan’s card says.',
    'Voice Agent calls: A call does not count as a task of the plan.',
    'Training: Paid plans include training. Two days a year, travel is extra.',
    'Support: In every paid plan: we run, correct and change your agents. You can ask for any number of changes.',
    'Repair time: We correct our own faults within 1 hour of your report.',
    'Data when you leave: You get your data within 1 day of the contract’s end.',
    'In your quote: Your quote states the rate for calls, payment for building, price changes, faults outside support hours, ownership, liability, when the term begins, what follows the term and the form of your data.',
  ]);
  expect(inLines(costRows(fullOwner))).toEqual([
    'Discovery: €400, once, before a paid plan, payable within 14 days of the invoice. It is due whatever we advise. If we build, it is deducted from the price. The result takes 3-5 days from the first working day after your intake.',
    'Building: From €2,500, in 3 to 6 weeks. The price of building covers set-up, integration and tests. You pay for building only if you accept the quote, and the time counts from then.',
    'Payment for building: Half with the quote, half once you accept the agent.',
    'VAT: Added to all prices where the law requires it.',
    'Term: 12 months from the first agent’s start, then monthly; 4 weeks’ notice before a period ends.',
    'Price changes: Once a year, by at most inflation.',
    'Use beyond the plan: Agents stop at the plan’s limit until you buy further tasks. We warn you at 80% of the plan’s tasks.',
    'Voice Agent calls: A call also counts as a task of the plan, and at the plan’s limit the agent stops until you buy further tasks. Calls then go to a number you choose.',
    'Training: A booked day of training or workshops costs €1,200. Travel is extra.',
    'Support: In every paid plan: we run, correct and change your agents. The price includes up to 4 changes a month; each further one costs €120. Support answers Mon-Sat, 08:00 to 18:00.',
    'Repair time: We correct our own faults within 8 support hours of your report.',
    'Faults outside support hours: An agent with a fault stops.',
    'Data when you leave: You get your data within 14 days of the contract’s end as CSV and PDF.',
    'Ownership: You own the blueprint and your rules, we own the components.',
    'Liability: Up to the fees of twelve months.',
    'Insurance: Professional liability, €2 million a case.',
  ]);
});

test.each([
  ['yearly', '12 months, then yearly; 4 weeks’ notice before a period ends.'],
  ['ends', '12 months, with 4 weeks’ notice; then the plan ends.'],
] as const)('the row about the term says what follows it: %s', (renews, text) => {
  const plans = { term: { months: 12, noticeWeeks: 4, renews } };
  expect(costRows({ ...emptyOwner, plans })).toContainEqual({ name: 'Term', text });
});

test.each([
  [buildingCost, ['Building is extra', 'Building starts at €950', 'Building starts at €2,500']],
  [buildingItem, ['building', 'building (from\u00A0€950)', 'building (from\u00A0€2,500)']],
  [buildingTime, [undefined, '1 week', '3 to 6 weeks']],
  [
    timeToBuild,
    [
      'Discovery brings a blueprint in 3-5 days, and a roadmap with the dates for building.',
      'Discovery brings a blueprint in 3-5 days. Building takes 1 week.',
      'Discovery brings a blueprint in 3-5 days. Building takes 3 to 6 weeks.',
    ],
  ],
  [vatIn, ['', ', including VAT', ', plus VAT']],
  [vatOfAllPrices, ['', '. All prices include VAT', '. All prices exclude VAT']],
  [planTerm, ['', ' A paid plan runs for 1 month.', ' A paid plan runs for 12 months.']],
  [
    changes,
    [
      '',
      ' You can ask for any number of changes.',
      ' The price includes up to 4 changes a month; each further one costs €120.',
    ],
  ],
  [voiceTerms, ['plus usage', 'once, plus usage', 'per month plus usage (€0.255 a minute)']],
  [voiceUsage, ['usage', 'usage', 'usage (€0.255 a minute)']],
  [exampleRate, ['', '', ' (our cost of the AI models)']],
  [
    voiceNote,
    [
      'The total leaves out the Voice Agent: €120 plus usage.',
      'The total leaves out the Voice Agent: €120 once, plus usage.',
      'The total leaves out calls: 500 minutes cost €127.50.',
    ],
  ],
  [
    discoveryPayment,
    [
      '',
      'paid back if we advise against an agent; building comes on top',
      'within 14 days of the invoice; due whatever we advise; deducted from building',
    ],
  ],
  [supportHours, ['', '', ' Support answers Mon-Sat, 08:00 to 18:00.']],
])('%o returns words for an owner’s file that is empty, half filled and full', (wordsOf, words) => {
  expect([emptyOwner, halfOwner, fullOwner].map(wordsOf)).toEqual(words);
});

test('a position names the employer and the terms that the owner has entered, and an office only in the Netherlands', () => {
  expect(inLines(employerRows(emptyOwner, 'Netherlands, hybrid'))).toEqual([
    'Apply to: hello@kleermaker.example',
  ]);
  expect(inLines(employerRows(halfOwner, 'Netherlands, hybrid'))).toEqual([
    'Employer: Kleermaker Agents B.V.',
    'Office: Ghent',
    'Selection: AI helps to sort, people decide',
    'Contact: Sanne de Vries',
    'Apply to: hello@kleermaker.example',
  ]);
  expect(inLines(employerRows(fullOwner, 'European Union, remote'))).toEqual([
    'Employer: Kleermaker Agents B.V., Herengracht 1, 1015 BA Amsterdam',
    'Hours: 40 a week',
    'Contract: First year fixed, then permanent',
    'Salary terms: Gross, with holiday allowance',
    'Selection: By people, without AI',
    'Your data: Deleted 6 months after our decision',
    'Apply to: jobs@kleermaker.example',
    'Office days: Two a week',
  ]);
});

test('the security page lists answers, and counts the open questions once', () => {
  expect(inLines(dataRows(halfOwner)).slice(0, 5)).toEqual([
    'Storage for agents: Frankfurt, Germany.',
    'Use for training: Your data helps to train AI models.',
    'Our transfers outside the EEA: None.',
    'Health data: We build no agent for it.',
    'DORA: Our contract lacks the clauses of DORA, article 30.',
  ]);
  expect(dataRows(halfOwner).at(-1)!.text).toBe(
    'Ask before you sign; the contract answers: suppliers, AI models, foreign authorities, Discovery chatbot, deletion, logs, backups, AI Act roles, high-risk agents, works council, sign-in, availability, incidents and penetration tests.',
  );
  expect(inLines(furtherDataRows(fullOwner))).toEqual([
    'Processing agreement: Ask us for the text before Discovery.',
  ]);
  const full = inLines(dataRows(fullOwner));
  expect(full.at(-1)).toBe('Certificates: ISO/IEC 27001, number IS 000000, issued 1 March 2026.');
  expect(full.slice(1, 7)).toEqual([
    'Suppliers: Example Cloud (hosting, Frankfurt); Example Mail (email, Paris).',
    'AI models: Example AI.',
    'Use for training: Your data trains no AI models.',
    'Our transfers outside the EEA: None.',
    'Foreign authorities: We refuse orders from outside the EU where the law allows it.',
    'Discovery chatbot: Example 5 by Example AI reads your answers and keeps them in Ireland. We delete the chat after 1 day.',
  ]);
  expect(full).toContain('Incidents: We tell you within 24 hours of noticing one.');
  expect([emptyOwner, halfOwner, fullOwner].map(acceptsHealthData)).toEqual([true, false, true]);
  expect(full).toContain('Health data: Only once you have assessed the impact with us.');
  expect(full).toContain('DORA: Our contract has the clauses of DORA, article 30.');
  expect(full).toContain(
    'Deletion: We delete data, except logs, within 60 days of the contract’s end.',
  );
  expect(dataRows(emptyOwner).at(-1)!.text).toMatch(
    /AI Act roles, high-risk agents, works council, sign-in, availability, incidents and penetration tests\.$/,
  );
  expect(standardsLead(emptyOwner)).toContain('We hold no certificate or audit report yet.');
  expect(standardsLead(fullOwner)).not.toContain('no certificate');
  expect([emptyOwner, fullOwner].map(withoutReport)).toEqual(['', 'We have no report yet. ']);
  const certificates = [{ name: 'SOC 2 Type II', number: '1', date: '2026-03-01' }];
  expect(withoutReport({ ...emptyOwner, data: { certificates } })).toBe('');
});

test('the forms name the maker of the AI and how long data is kept, once the owner has entered both', () => {
  expect(dataUseTexts(emptyOwner).scan.documents).not.toMatch(/undefined|reads your files/);
  const full = dataUseTexts(fullOwner);
  expect(full.scan.documents).toContain('Example 4 by Example AI reads your files in Ireland.');
  expect(full.request).toContain(
    'We delete it after 12 months. Until then you can see it, correct it or have it deleted. Write to privacy@kleermaker.example.',
  );
  expect(full.request).toContain('We, Kleermaker Agents B.V., keep what you send');
  expect(full.scan.website).toContain('Example 4 by Example AI reads it in Ireland.');
  expect(dataUseTexts(halfOwner).request).toContain('after 1 month. Until then you can see it');
  expect(dataUseTexts(emptyOwner).scan.website).toMatch(/^Scan your own website. We keep its/);
});

test('rings, stories and quotations are called examples until the owner says otherwise', () => {
  const sentences = [examplesNote, storiesLead, claimsTitle, claimsLead, quotationsKicker];
  for (const sentenceOf of sentences)
    expect(sentenceOf(emptyOwner)).toMatch(/made[ -]up|our examples/i);
  expect(examplesNote(halfOwner)).toMatch(/^We made up the stories with their figures\.$/);
  expect(quotationsKicker(halfOwner)).toBe('What customers say');
  expect(ringsCaption(emptyOwner, '/solutions/hr')).toBe('What we aim for.');
  expect(ringsCaption(halfOwner, '/solutions/hr')).toBe('Measured: 12 customers, in 2025.');
  expect(figuresLead(emptyOwner)).toBe('Percentages are what we aim for.');
  expect(figuresLead(halfOwner)).toMatch(/^A percentage is an aim unless its page says/);
  expect(proofRows(fullOwner).map(({ name }) => name)).toEqual(['Counts', 'Aims', 'Customers']);
});

test('the texts about workshops, support and kept data name prices, hours and times once they are entered', () => {
  expect(workshopsLead(emptyOwner)).toContain('online. For a quote, write to hello@');
  expect(workshopsLead(fullOwner)).toContain(
    ' Travel is extra. To plan a workshop, write to hello@',
  );
  expect([emptyOwner, halfOwner, fullOwner].map(trainingPrice)).toEqual([
    'Team training, step two, is extra; for a price, write to hello@kleermaker.example.',
    'Paid plans include training. Two days a year, travel is extra.',
    'A booked day of training or workshops costs €1,200. Travel is extra.',
  ]);
  expect(openApplicationNote(fullOwner)).toBe(
    'If we have no position for you, we delete your CV 6 months after it arrives.',
  );
  expect(websiteData(halfOwner)).toContain(' We delete messages after 1 month. Ask us');
  expect(websiteData(fullOwner)).toContain(
    ' We delete messages after 12 months and scans after 30 days.',
  );
});
