import { formatPrice } from './numbers';
import type { Hours, Owner } from './owner-schema';

// Each text is a function of the owner's file, and has complete sentences for every answer and every missing answer. A
// text that only continues another one begins with its space or comma, and is empty if the answer is missing.

interface Row {
  name: string;
  text: string;
}

const of = (count: number, unit: string, units = `${unit}s`) =>
  `${count} ${count === 1 ? unit : units}`;
export const hoursIn = ({ days, from, to }: Hours) => `${days}, ${from} to ${to}`;

/** Names such as iDEAL keep their first letter. */
const capitalized = (words: string) =>
  /^[a-z][A-Z]/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
/** Adds a full stop if the owner's words do not end a sentence. */
const ended = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
const sentence = (words: string) => capitalized(ended(words));

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const given = <Fact>(fact: Fact | undefined, words: (fact: Fact) => string) =>
  fact === undefined ? undefined : words(fact);

const rowsOf = (texts: Record<string, string | undefined>): Row[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    text ? [{ name: capitalized(name), text }] : [],
  );
const sentencesIn = (texts: Record<string, string | undefined>): Row[] =>
  rowsOf(texts).map(({ name, text }) => ({ name, text: sentence(text) }));

/** Returns one sentence that lists all unanswered questions, or undefined if every question has an answer. */
function listOpen(start: string, questions: Record<string, unknown>, end = '') {
  const open = Object.entries(questions)
    .filter(([, answer]) => answer === undefined)
    .map(([question]) =>
      question.replace(/^(?!Discovery|Voice)[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
    );
  return open.length === 0 ? undefined : `${start} ${list.format(open)}.${end && ` ${end}`}`;
}

/** Returns the owner's contacts, without the samples that stand in the owner's file at first. */
export const realContacts = ({ contact: { email, phone } }: Owner) => ({
  email: /@([\w-]+\.)?maatwerk\.example$/.test(email) ? undefined : email,
  phone: /000( 00){2}$/.test(phone) ? undefined : phone,
});

/** Adds the company's e-mail address to a name, which alone is no contact. */
export const dataProtectionContact = ({ dataProtection, contact }: Owner) =>
  given(dataProtection, (words) => (words.includes('@') ? words : `${words}, ${contact.email}`));

export function companyRows(owner: Owner): Row[] {
  const { company = {}, hours, reference } = owner;
  const identity = {
    Company: company.name,
    Address: company.address,
    Register: company.register,
    'VAT number': company.vatNumber,
    'Run by': company.runBy,
    Team: given(company.team, (people) => of(people, 'person', 'people')),
  };
  const isUnknown = !Object.values(identity).some(Boolean);
  return rowsOf({
    ...identity,
    ...(isUnknown && {
      Company: 'Every quote, contract and invoice names it, with address, register and VAT number.',
    }),
    'Office hours': hours && hoursIn(hours),
    'Data protection': dataProtectionContact(owner),
    'Reference customer': reference,
  });
}

/** Returns the footer's line of facts about the company, or an empty text if the owner has entered none. */
export function footerLine({ company = {} }: Owner, brand: string): string {
  const { name, address, register, vatNumber } = company;
  const owned = name && !name.includes(brand) ? `Website of ${name}` : name;
  return [owned, address, register, vatNumber && `VAT ${vatNumber}`].filter(Boolean).join(' · ');
}

/** Returns a note that stories and quotations are examples, or undefined if both are real. */
export function examplesNote({ examplesAreReal }: Owner): string | undefined {
  const examples = [
    ...(examplesAreReal?.stories ? [] : ['the stories with their figures']),
    ...(examplesAreReal?.quotations ? [] : ['the quotations with their stars']),
  ];
  return examples.length === 0 ? undefined : `We made up ${list.format(examples)}.`;
}

export function proofRows(owner: Owner): Row[] {
  const examples = examplesNote(owner);
  return rowsOf({
    Counts:
      'We count agents, clients and countries ourselves, and nobody else has checked the numbers. The counts of clients here and on the home page are lower limits.',
    Aims: figuresLead(owner),
    Examples: examples,
    Customers: examples
      ? undefined
      : 'The stories and quotations on this site are our customers’ own, with their consent.',
    References: owner.reference
      ? undefined
      : `Ask ${owner.contact.email} whether a customer takes calls.`,
  });
}

export function ringsCaption({ rings = {} }: Owner, path: string): string {
  const measured = rings[path.split('/').at(-1)!];
  return measured ? `Measured: ${ended(measured)}` : 'What we aim for.';
}

export const figuresLead = ({ rings = {} }: Owner) =>
  Object.values(rings).some(Boolean)
    ? 'A percentage is an aim unless its page says that it was measured.'
    : 'Percentages are what we aim for.';

export const storiesLead = ({ examplesAreReal }: Owner) =>
  examplesAreReal?.stories ? undefined : 'Made-up examples, figures included.';

export const claimsTitle = ({ examplesAreReal }: Owner) =>
  examplesAreReal?.stories ? 'Results of our customers' : 'Figures from our examples';

export const claimsLead = ({ examplesAreReal }: Owner) =>
  examplesAreReal?.stories
    ? 'Each figure links to the page that tells its story.'
    : 'We made up each example, and nobody measured these figures.';

export const quotationsKicker = ({ examplesAreReal }: Owner) =>
  examplesAreReal?.quotations ? 'What customers say' : 'Made up by us, stars included';

/** Returns a text such as "3 to 6 weeks". */
export function buildingTime({ plans }: Owner): string | undefined {
  if (!plans?.building) return undefined;
  const [shortest, longest] = plans.building.weeks;
  return shortest === longest ? of(shortest, 'week') : `${shortest} to ${of(longest, 'week')}`;
}

export function timeToBuild(owner: Owner): string {
  const time = buildingTime(owner);
  return time
    ? `Discovery brings a blueprint in 3-5 days. Building takes ${time}.`
    : 'Discovery brings a blueprint in 3-5 days, and a roadmap with the dates for building.';
}

export const buildingPrice = ({ plans }: Owner) =>
  plans?.building && `From ${formatPrice(plans.building.from)}`;

export const buildingCost = ({ plans }: Owner) =>
  plans?.building ? `Building starts at ${formatPrice(plans.building.from)}` : 'Building is extra';

/** Returns "building" for a list of what costs extra, with the price if the owner has entered it. */
export const buildingItem = ({ plans }: Owner) =>
  plans?.building ? `building (from\u00A0${formatPrice(plans.building.from)})` : 'building';

export const buildingCovers = ({ plans }: Owner) =>
  plans?.building?.covers ? ` The price of building covers ${plans.building.covers}.` : '';

export const vatIn = ({ plans }: Owner) =>
  plans?.vat === undefined ? '' : plans.vat === 'included' ? ', including VAT' : ', plus VAT';

/** Returns a sentence about all prices of a page, for a note that names one of them. */
export const vatOfAllPrices = ({ plans }: Owner) =>
  plans?.vat ? `. All prices ${plans.vat === 'included' ? 'include' : 'exclude'} VAT` : '';

export const planTerm = ({ plans }: Owner) =>
  plans?.term ? ` A paid plan runs for ${of(plans.term.months, 'month')}.` : '';

export const trainingPrice = ({ trainingPerDay, trainingTerms, contact }: Owner) =>
  trainingPerDay === undefined
    ? `Team training, step two, is extra; for a price, write to ${contact.email}.`
    : `${trainingPerDay === 'included' ? 'Paid plans include training' : `A booked day of training or workshops costs ${formatPrice(trainingPerDay)}`}.${trainingTerms ? ` ${sentence(trainingTerms)}` : ''}`;

export const workshopsLead = (owner: Owner) =>
  `${owner.trainingTerms ? '' : 'At your office or online. '}${owner.trainingPerDay === undefined ? 'For a quote' : `${trainingPrice(owner)} To plan a workshop`}, write to ${owner.contact.email} and name the topics, the place and the number of people.`;

export const supportHours = ({ plans }: Owner) =>
  plans?.supportHours ? ` Support answers ${hoursIn(plans.supportHours)}.` : '';

const periods = { monthly: 'per month ', once: 'once, ' };

export const voiceUsage = ({ voiceAgentPerMinute }: Owner) =>
  voiceAgentPerMinute ? `usage (${formatPrice(voiceAgentPerMinute)} a minute)` : 'usage';

/** Returns words such as "per month plus usage", which follow the price of the Voice Agent. */
export const voiceTerms = (owner: Owner) =>
  `${owner.voiceAgentBilling ? periods[owner.voiceAgentBilling] : ''}plus ${voiceUsage(owner)}`;

/** Returns a sentence about the calls, or all costs of the Voice Agent, that the calculator's total leaves out. */
export function voiceNote(owner: Owner): string {
  const { voiceAgentBilling, voiceAgentPerMinute: rate } = owner;
  if (voiceAgentBilling !== 'monthly')
    return `The total leaves out the Voice Agent: €120 ${voiceTerms(owner)}.`;
  return rate
    ? `The total leaves out calls: 500 minutes cost ${formatPrice(Math.round(50_000 * rate) / 100)}.`
    : 'The total leaves out the Voice Agent’s usage.';
}

export function callsAsTasks({ voiceAgentCallsCount, plans }: Owner): string | undefined {
  if (voiceAgentCallsCount === undefined) return undefined;
  if (!voiceAgentCallsCount) return 'A call does not count as a task of the plan.';
  const atLimit = plans?.callsAtLimit ? ` ${sentence(plans.callsAtLimit)}` : '';
  return `A call also counts as a task of the plan${plans?.monthlyCap ? `, and at the plan’s limit the agent stops until you buy further tasks.${atLimit}` : '.'}`;
}

/** Returns words in brackets that follow the €0.005 of the usage example. */
export const exampleRate = ({ plans }: Owner) =>
  plans?.exampleRate ? ` (${plans.exampleRate})` : '';

export const discoveryDays = ({ discovery }: Owner) =>
  discovery?.countsFrom ? ` The result takes 3-5 days from ${discovery.countsFrom}.` : '';

/** Returns a text without a full stop, or undefined if the owner has not decided whether to deduct the price. */
export const discoveryDeduction = ({ discovery }: Owner) =>
  given(discovery?.isDeducted, (isDeducted) =>
    isDeducted
      ? 'If we build, it is deducted from the price'
      : 'The price of building comes on top',
  );

export const discoveryRefund = ({ discovery }: Owner) =>
  given(discovery?.isRefunded, (isRefunded) =>
    isRefunded ? 'paid back if we advise against an agent' : 'due whatever we advise',
  );

/** Returns words such as "within 14 days of the invoice", or undefined if the owner has not entered the days. */
export const discoveryDue = ({ discovery }: Owner) =>
  given(discovery?.payableInDays, (days) => `within ${of(days, 'day')} of the invoice`);

export const discoveryPayment = (owner: Owner) =>
  [
    discoveryDue(owner),
    discoveryRefund(owner),
    given(owner.discovery?.isDeducted, (isDeducted) =>
      isDeducted ? 'deducted from building' : 'building comes on top',
    ),
  ]
    .filter(Boolean)
    .join('; ');

export const changes = ({ plans }: Owner) =>
  plans?.changesPerMonth === undefined
    ? ''
    : plans.changesPerMonth === 'unlimited'
      ? ' You can ask for any number of changes.'
      : ` The price includes up to ${of(plans.changesPerMonth, 'change')} a month${plans.furtherChange ? `; each further one costs ${formatPrice(plans.furtherChange)}` : ''}.`;

const renewals = {
  monthly: (notice: string) => `, then monthly; ${notice} before a period ends`,
  yearly: (notice: string) => `, then yearly; ${notice} before a period ends`,
  ends: (notice: string) => `, with ${notice}; then the plan ends`,
};

export function costRows(owner: Owner): Row[] {
  const { vat, term, building, monthlyCap, limitWarning, exportOnLeaving } = owner.plans ?? {};
  const warning = limitWarning ? ` We warn you at ${limitWarning}% of the plan’s tasks.` : '';
  const deduction = discoveryDeduction(owner);
  const due = discoveryDue(owner);
  const refund = discoveryRefund(owner);
  const notice = term?.noticeWeeks === 1 ? '1 week’s notice' : `${term?.noticeWeeks} weeks’ notice`;
  const end = term?.renews ? renewals[term.renews](notice) : `, with ${notice}`;
  const training =
    owner.trainingPerDay === undefined ? 'Extra; write to us for its price.' : trainingPrice(owner);
  const charges = {
    'Payment for building': owner.plans?.buildingPayment,
    VAT:
      vat &&
      (vat === 'included'
        ? 'Included in all prices.'
        : 'Added to all prices where the law requires it.'),
    Term:
      term && `${of(term.months, 'month')}${term.startsAt ? ` from ${term.startsAt}` : ''}${end}.`,
    'Price changes': owner.plans?.priceChanges,
    'Use beyond the plan': given(
      monthlyCap,
      (isCapped) =>
        `${isCapped ? 'Agents stop at the plan’s limit until you buy further tasks.' : 'Agents go on. Each further task costs what the plan’s card says.'}${warning}`,
    ),
    'Voice Agent calls': callsAsTasks(owner),
  };
  const promises = {
    'Repair time': repairTime(owner),
    'Faults outside support hours': owner.plans?.faultsAtNight,
    'Data when you leave':
      exportOnLeaving &&
      `You get your data within ${of(exportOnLeaving.days, 'day')} of the contract’s end${exportOnLeaving.format ? ` as ${exportOnLeaving.format}` : ''}.`,
    Ownership: owner.plans?.ownership,
    Liability: owner.plans?.liability,
  };
  const rows = {
    Discovery: `€400, once, before a paid plan${due ? `, payable ${due}` : ''}.${refund ? ` It is ${refund}.` : ''}${deduction ? ` ${deduction}.` : ''}${discoveryDays(owner)}`,
    Building:
      building &&
      `${buildingPrice(owner)}, in ${buildingTime(owner)}.${buildingCovers(owner)} You pay for building only if you accept the quote, and the time counts from then.`,
    ...charges,
    Training: training,
    Support: `In every paid plan: we run, correct and change your agents.${changes(owner)}${supportHours(owner)}`,
    ...promises,
    'In your quote': listOpen(
      'Your quote states',
      {
        'the price of building': building,
        'whether the €400 is deducted': deduction,
        'how often the Voice Agent’s €120 is due': owner.voiceAgentBilling,
        'the rate for calls': owner.voiceAgentPerMinute,
        'the limit of changes': owner.plans?.changesPerMonth,
        ...charges,
        ...promises,
        ...(term && {
          'when the term begins': term.startsAt,
          'what follows the term': term.renews,
        }),
        ...(exportOnLeaving && { 'the form of your data': exportOnLeaving.format }),
      },
      building ? '' : 'No quote accepted, no building to pay for.',
    ),
  };
  return [...sentencesIn(rows), ...sentencesIn(owner.further?.plans ?? {})];
}

export const repairTime = ({ plans }: Owner) =>
  given(
    plans?.repairHours,
    (hours) =>
      `We correct our own faults within ${of(hours, plans?.supportHours ? 'support hour' : 'hour')} of your report.`,
  );

export const acceptsHealthData = ({ data }: Owner) => data?.healthData !== false;

export const chatbotMaker = ({ chatbot }: Owner) =>
  given(
    chatbot,
    ({ model, provider, storedIn, days }) =>
      `${model} by ${provider} reads your answers and keeps them in ${storedIn}. We delete the chat after ${of(days, 'day')}.`,
  );

export function dataRows(owner: Owner): Row[] {
  const { data = {} } = owner;
  const certificates = data.certificates?.map(
    ({ name, number, date }) =>
      `${name}, number ${number}, issued ${longDate.format(new Date(date))}`,
  );
  const answers = {
    'Storage for agents': data.storedIn,
    Suppliers: data.suppliers?.join('; '),
    'AI models': data.models?.join(', '),
    'Use for training': given(data.trainsModels, (trains) =>
      trains ? 'Your data helps to train AI models.' : 'Your data trains no AI models.',
    ),
    'Our transfers outside the EEA': data.outsideEea,
    'Foreign authorities': data.foreignAuthorities,
    'Discovery chatbot': chatbotMaker(owner),
    Deletion: given(
      data.deletionDays,
      (days) =>
        `We delete data${data.logDays && data.logDays > days ? ', except logs,' : ''} within ${of(days, 'day')} of the contract’s end.`,
    ),
    Logs: given(data.logDays, (days) => `Kept for ${of(days, 'day')}.`),
    Backups: data.backups,
    'Health data': given(data.healthData, (accepts) =>
      accepts ? 'Only once you have assessed the impact with us.' : 'We build no agent for it.',
    ),
    DORA: given(
      data.dora,
      (has) => `Our contract ${has ? 'has' : 'lacks'} the clauses of DORA, article 30.`,
    ),
    'AI Act roles': data.aiActRoles,
    'High-risk agents': data.highRisk,
    'Works council': data.staffInsight,
    'Sign-in': data.signIn,
    Availability: data.availability,
    Incidents: given(
      data.incidentHours,
      (hours) => `We tell you within ${of(hours, 'hour')} of noticing one.`,
    ),
    'Penetration tests': data.penetrationTest,
  };
  return sentencesIn({
    ...answers,
    Certificates: certificates?.join('; '),
    'Not answered here yet': listOpen('Ask before you sign; the contract answers:', answers),
  });
}

export const furtherDataRows = ({ further }: Owner) => sentencesIn(further?.data ?? {});

export const standardsLead = ({ data }: Owner) =>
  data?.certificates?.length
    ? 'What we do about each. Our certificates are listed below.'
    : 'What we do about each. We hold no certificate or audit report yet.';

/** Returns a sentence about SOC 2, or an empty text if the lead or the list of certificates answers the question. */
export const withoutReport = ({ data }: Owner) =>
  data?.certificates?.length && !data.certificates.some(({ name }) => /\bsoc\b/i.test(name))
    ? 'We have no report yet. '
    : '';

export function dataUseTexts(owner: Owner) {
  const { company, contact, dataProtection, retention, scan, legal } = owner;
  const address = dataProtection?.includes('@') ? dataProtection : contact.email;
  const months = retention?.visitorMonths;
  const rights = `can see it, correct it or have it deleted. Write to ${address}.`;
  const request = months
    ? `We delete it after ${of(months, 'month')}. Until then you ${rights}`
    : `You ${rights}`;
  const days = scan && `We delete it after ${of(scan.days, 'day')}.`;
  return {
    privacyPolicy: legal?.privacy,
    request: `We${company?.name ? `, ${company.name},` : ''} keep what you send so that we can reply, not for marketing. ${request}`,
    scan: {
      website: `Scan your own website.${scan ? ` ${scan.model} by ${scan.provider} reads it in ${scan.storedIn}.` : ''} We keep its address to check the scan’s quality, not for marketing. ${days ?? 'Ask us and we delete it.'}`,
      documents: scan
        ? `Please leave personal data out. ${scan.model} by ${scan.provider} reads your files in ${scan.storedIn}. We keep no file, only its name, size and checksum, for ${of(scan.days, 'day')}.`
        : 'Please leave personal data out. We keep no file, only its name, size and checksum, to check the scan. Ask us and we delete these.',
    },
  };
}

export const applicantsNote = ({ retention }: Owner) =>
  retention?.applicantMonths
    ? `We use what you send for this position only, and delete it ${of(retention.applicantMonths, 'month')} after our decision.`
    : 'We use what you send for this position only; ask us and we delete it.';

export const applicantsEmail = ({ contact, employer }: Owner) =>
  employer?.contact?.includes('@') ? employer.contact : contact.email;

export function employerRows(owner: Owner, location: string): Row[] {
  const { company, employer = {}, retention } = owner;
  const email = applicantsEmail(owner);
  const rows = {
    Employer: company?.name && [company.name, company.address].filter(Boolean).join(', '),
    Office: location.startsWith('Netherlands') ? given(employer.office, capitalized) : undefined,
    Hours: given(employer.weekHours, (hours) => `${hours} a week`),
    Contract: given(employer.contract, capitalized),
    'Salary terms': given(employer.salary, capitalized),
    Selection: given(employer.usesAi, (usesAi) =>
      usesAi ? 'AI helps to sort, people decide' : 'By people, without AI',
    ),
    'Your data': given(
      retention?.applicantMonths,
      (months) => `Deleted ${of(months, 'month')} after our decision`,
    ),
    Contact: employer.contact === email ? undefined : employer.contact,
    'Apply to': email,
  };
  return [...rowsOf(rows), ...rowsOf(owner.further?.employer ?? {})];
}

export const openApplicationNote = ({ retention }: Owner) =>
  retention?.applicantMonths
    ? `If we have no position for you, we delete your CV ${of(retention.applicantMonths, 'month')} after it arrives.`
    : 'Ask us and we delete both.';

export function websiteData({ retention, scan }: Owner): string {
  const terms = [
    given(retention?.visitorMonths, (months) => `messages after ${of(months, 'month')}`),
    given(scan, ({ days }) => `scans after ${of(days, 'day')}`),
  ].filter((term) => term !== undefined);
  const kept = terms.length > 0 ? ` We delete ${list.format(terms)}.` : '';
  return `We store forms so that we can reply. Of a scan we keep only the address, or the files’ names, sizes and checksums, to check its quality.${kept} Ask us to show, correct or delete them. You can complain to a data protection authority.`;
}
