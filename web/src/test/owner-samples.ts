import type { Owner } from '../content/owner-schema';

// Three owner's files for tests: with no answers, with some, and with all.

const contact = { email: 'hello@kleermaker.example', phone: '+31 20 765 43 21' };

export const emptyOwner: Owner = { contact };

export const halfOwner: Owner = {
  contact,
  company: { name: 'Kleermaker Agents B.V.', vatNumber: 'NL001234567B01', team: 1 },
  discovery: { isDeducted: false, isRefunded: true },
  plans: {
    vat: 'included',
    building: { from: 950, weeks: [1, 1] },
    monthlyCap: false,
    repairHours: 1,
    changesPerMonth: 'unlimited',
  },
  trainingPerDay: 'included',
  voiceAgentBilling: 'once',
  data: { storedIn: 'Frankfurt, Germany', trainsModels: true, outsideEea: 'None.' },
  rings: { hr: 'with 12 customers, in 2025' },
  retention: { visitorMonths: 1 },
  employer: { office: 'Ghent', usesAi: true, contact: 'Sanne de Vries' },
  postedOn: { 'product-designer': '3 March' },
  examplesAreReal: { quotations: true },
};

export const fullOwner: Owner = {
  company: {
    name: 'Kleermaker Agents B.V.',
    address: 'Herengracht 1, 1015 BA Amsterdam',
    register: 'KvK 12345678',
    vatNumber: 'NL001234567B01',
    runBy: 'Sanne de Vries',
    team: 12,
  },
  contact,
  hours: { days: 'Mon-Fri', from: '08:30', to: '17:30' },
  dataProtection: 'privacy@kleermaker.example',
  reference: 'Hotel Example, Ghent',
  discovery: {
    countsFrom: 'the first working day after your intake',
    isDeducted: true,
    isRefunded: false,
    payableInDays: 14,
  },
  plans: {
    vat: 'excluded',
    term: { months: 12, noticeWeeks: 4 },
    building: { from: 2_500, weeks: [3, 6], covers: 'set-up, integration and tests' },
    supportHours: { days: 'Mon-Sat', from: '08:00', to: '18:00' },
    monthlyCap: true,
    exportOnLeaving: { days: 14 },
    repairHours: 8,
    changesPerMonth: 4,
    exampleRate: 'our cost of the AI models',
    liability: 'Up to the fees of twelve months',
    ownership: 'You own the blueprint and your rules, we own the components',
  },
  voiceAgentBilling: 'monthly',
  voiceAgentPerMinute: 0.255,
  trainingPerDay: 1_200,
  scan: { model: 'Example 4', provider: 'Example AI', storedIn: 'Ireland', days: 30 },
  data: {
    storedIn: 'Frankfurt, Germany',
    suppliers: ['Example Cloud', 'Example Mail'],
    models: ['Example AI'],
    incidentHours: 24,
    deletionDays: 30,
    logDays: 90,
    backups: 'Daily, kept in Frankfurt for 30 days',
    trainsModels: false,
    signIn: 'Single sign-on with Microsoft Entra',
    availability: '99.5% a month',
    healthData: 'Yes, after an impact assessment',
    dora: 'Our contract has its clauses',
    aiActRoles: 'We are the provider, you are the deployer',
    outsideEea: 'None',
    penetrationTest: 'March 2026, by Example Security',
    certificates: [{ name: 'ISO/IEC 27001', number: 'IS 000000', date: '2026-03-01' }],
  },
  rings: { 'voice-agents': 'With 9 customers, in 2025.' },
  retention: { visitorMonths: 12, applicantMonths: 6 },
  employer: {
    office: 'Amsterdam',
    weekHours: 40,
    contract: 'Permanent, after a first year',
    salary: 'Gross, with holiday allowance',
    contact: 'jobs@kleermaker.example',
    usesAi: false,
  },
  postedOn: {
    'senior-ai-engineer': '2 March',
    'customer-success-manager': '2 March',
    'product-designer': '3 March',
    'business-development-manager': '4 March',
  },
  legal: {
    privacy: '/privacy.pdf',
    terms: '/terms.pdf',
    cookies: '/cookies.pdf',
    imprint: '/imprint.pdf',
  },
  social: { LinkedIn: 'https://www.linkedin.com/company/example' },
  footer: { Blog: 'https://blog.example.com/' },
  examplesAreReal: { stories: true, quotations: true },
};
