import { z } from 'zod';
import { paths } from '../paths';

const pattern = (expression: RegExp, form: string) => z.string(form).regex(expression, form);
const text = (example: string) =>
  pattern(/^\S(.*\S)?$/, `a text in one line, without spaces around it, such as '${example}'`);
/** A name or words that the site puts into the middle of its own sentence. */
const insert = (example: string) =>
  pattern(
    /^(?!(from|in|as) )[^\s(].*[^\s.!?;,]$/i,
    `words within a sentence, without "from", "in" or "as" first and a full stop last, such as '${example}'`,
  );
const words = (example: string) =>
  insert(example).regex(
    /^(?![A-Z][a-z])/,
    `words within a sentence, without a capital letter first, such as '${example}'`,
  );
const amount = (example: number) =>
  z.number(`a number such as ${example}`).positive(`a number such as ${example}`);
const count = (example: number) =>
  amount(example).refine(Number.isInteger, `a whole number such as ${example}`);
/** Some owners would write 3500 as 3.500, which JavaScript reads as 3.5. Therefore amounts below 100 are invalid. */
const euros = (form: string) =>
  z.number(form).refine((value) => value >= 100 && Number.isInteger(value), form);
const yesOrNo = z.boolean('true or false');
const personForm = 'a name, or an e-mail address without a name';
const person = pattern(/^([^@]*[^@\s][^@]*|[^@\s,]+@[^@\s,]+)$/, personForm);

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:30');
const hoursForm = "an object such as { days: 'Mon-Fri', from: '08:30', to: '17:30' }";
const hours = z
  .strictObject({ days: insert('Mon-Fri'), from: time, to: time }, hoursForm)
  .refine(({ from, to }) => from < to, hoursForm);

const target = pattern(
  /^(\/[^/\s]|https:\/\/[^\s/]+\.)\S*$/,
  "a path without spaces, such as '/privacy.pdf', or an https address",
);
const address = pattern(/^https:\/\/[^\s/]+\.\S+$/, 'an https address');

const reader = z.strictObject({
  model: insert('Example 4'),
  provider: insert('Example AI'),
  storedIn: insert('Ireland'),
  days: count(30),
});

const contactForm = "an object such as { email: 'hello@example.com', phone: '+31 20 123 45 67' }";
const termForm = "an object such as { months: 12, noticeWeeks: 4, renews: 'monthly' }";
const buildingForm = 'an object such as { from: 2_500, weeks: [3, 6] }';
const workedForm =
  'three ascending amounts in whole euros without a point, such as [3500, 16000, 29000], and none below `from`';
const exportForm = "an object such as { days: 14, format: 'CSV and PDF' }";
const trainingForm = "whole euros without a point, such as 1200, or 'included'";
const changesForm = "a whole number such as 4, or 'unlimited'";
const weeksForm = 'two whole numbers, the smaller first, such as [3, 6]';
const modelsForm = "a list such as ['Example AI']";
const suppliersForm = "a list such as ['Example Cloud (hosting, Frankfurt)']";

const furtherAnswers = z.record(
  text('Insurance'),
  text('Professional liability, €2 million a case').optional(),
);

const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).partial().optional();

const positions = Object.keys(paths.job);
const pagesWithRings = [...Object.keys(paths.industry), ...Object.keys(paths.product)];

/**
 * Schema of the owner's file, in which an undefined or absent field counts as not answered. Only the build and the
 * tests run the schema. The other files of this folder import its type.
 */
const schema = z.strictObject({
  company: part({
    name: text('Kleermaker Agents B.V.'),
    address: text('Herengracht 1, 1015 BA Amsterdam'),
    register: text('KvK 12345678'),
    vatNumber: pattern(/^[A-Z]{2}[ .-]?[A-Z0-9. ]{2,16}$/, "a VAT number such as 'NL001234567B01'"),
    runBy: text('Sanne de Vries'),
    team: count(12),
  }),
  contact: z.strictObject(
    {
      email: z.email("an e-mail address such as 'hello@example.com'"),
      phone: pattern(
        /^\+\d[\d -]{4,19}\d$/,
        "a phone number without brackets, such as '+31 20 123 45 67'",
      ),
    },
    contactForm,
  ),
  hours: hours.optional(),
  dataProtection: person.optional(),
  reference: text('Hotel Example, Ghent').optional(),
  discovery: part({
    countsFrom: words('the first working day after your intake'),
    isDeducted: yesOrNo,
    isRefunded: yesOrNo,
    payableInDays: count(14),
  }),
  plans: part({
    vat: z.enum(['excluded', 'included'], "'excluded' or 'included'"),
    term: z.strictObject(
      {
        months: count(12),
        noticeWeeks: count(4),
        startsAt: words('the day your first agent goes live').optional(),
        renews: z.enum(['monthly', 'yearly', 'ends'], "'monthly', 'yearly' or 'ends'").optional(),
      },
      termForm,
    ),
    priceChanges: text('Once a year, by at most inflation'),
    building: z
      .strictObject(
        {
          from: euros('whole euros without a point, such as 2500'),
          weeks: z
            .tuple([count(3), count(6)], weeksForm)
            .refine(([shortest, longest]) => shortest <= longest, weeksForm),
          covers: words('set-up, integration and tests').optional(),
          worked: z
            .tuple([euros(workedForm), euros(workedForm), euros(workedForm)], workedForm)
            .optional(),
        },
        buildingForm,
      )
      .refine(
        ({ from, worked: [small, middle, large] = [from, from, from] }) =>
          from <= small && small <= middle && middle <= large,
        { path: ['worked'], message: workedForm },
      ),
    buildingPayment: text('Half with the quote, half once you accept the agent'),
    supportHours: hours,
    monthlyCap: yesOrNo,
    limitWarning: count(80).max(99, 'a percentage such as 80'),
    callsAtLimit: text('Calls then go to a number you choose'),
    exportOnLeaving: z.strictObject(
      { days: count(14), format: insert('CSV and PDF').optional() },
      exportForm,
    ),
    repairHours: amount(8),
    faultsAtNight: text('An agent with a fault stops'),
    changesPerMonth: z.union([count(4), z.literal('unlimited')], changesForm),
    furtherChange: count(120),
    liability: text('Up to the fees of twelve months'),
    exampleRate: words('our cost of the AI models'),
    ownership: text('You own the blueprint and your rules; we own the components'),
  }),
  voiceAgentBilling: z.enum(['monthly', 'once'], "'monthly' or 'once'").optional(),
  voiceAgentPerMinute: amount(0.25).max(10, 'euros such as 0.25').optional(),
  voiceAgentCallsCount: yesOrNo.optional(),
  trainingPerDay: z.union([euros(trainingForm), z.literal('included')], trainingForm).optional(),
  trainingTerms: text('Two days a year, further days €1,200, travel is extra').optional(),
  scan: reader.optional(),
  chatbot: reader.optional(),
  data: part({
    storedIn: text('Frankfurt, Germany'),
    suppliers: z
      .array(text('Example Cloud (hosting, Frankfurt)'), suppliersForm)
      .min(1, suppliersForm),
    models: z.array(text('Example AI'), modelsForm).min(1, modelsForm),
    incidentHours: amount(24),
    deletionDays: count(60),
    logDays: count(365),
    backups: text('Daily, kept in Frankfurt for 30 days'),
    trainsModels: yesOrNo,
    signIn: text('Single sign-on with Microsoft Entra'),
    availability: text('99.5% a month, or 10% of the fee back'),
    healthData: yesOrNo,
    dora: yesOrNo,
    aiActRoles: text('We are the provider; you are the deployer'),
    highRisk: text('We register them and hand over their EU declaration of conformity'),
    staffInsight: text('The studio shows the work of agents, not of employees'),
    outsideEea: text('None'),
    foreignAuthorities: text('We refuse orders from outside the EU where the law allows it'),
    penetrationTest: text('March 2026, by Example Security'),
    certificates: z.array(
      z.strictObject({
        name: text('ISO/IEC 27001'),
        number: text('IS 000000'),
        date: z.iso.date("a date such as '2026-03-01'"),
      }),
    ),
  }),
  rings: z.partialRecord(z.enum(pagesWithRings), text('12 customers, 2025').optional()).optional(),
  retention: part({ visitorMonths: amount(12), applicantMonths: amount(6) }),
  employer: part({
    office: text('Amsterdam'),
    weekHours: amount(40),
    contract: text('First year fixed, then permanent'),
    salary: text('Gross, with holiday allowance'),
    contact: person,
    usesAi: yesOrNo,
  }),
  postedOn: z
    .partialRecord(
      z.enum(positions),
      pattern(/^\d{1,2} [A-Z][a-z]+( \d{4})?$/, "a day such as '3 March'").optional(),
    )
    .optional(),
  legal: part({ privacy: target, terms: target, cookies: target, imprint: target }),
  social: part({ LinkedIn: address, Instagram: address, YouTube: address }),
  footer: part({
    'Our Team': target,
    Blog: target,
    'Case Studies': target,
    Documentation: target,
    'API Reference': target,
    'Support Center': target,
    Community: target,
  }),
  further: part({ plans: furtherAnswers, data: furtherAnswers, employer: furtherAnswers }),
  examplesAreReal: part({ stories: yesOrNo, quotations: yesOrNo }),
});

export const dataFields = Object.keys(schema.shape.data.unwrap().shape);

/** The facts that only the owner of the site knows. */
export type Owner = z.infer<typeof schema>;
export type Hours = NonNullable<Owner['hours']>;

/** Throws an error with a sentence for each invalid field. The sentence names the field and its expected form. */
export function checkOwner(owner: unknown): void {
  const { error } = schema.safeParse(owner);
  if (!error) return;
  const sentences = error.issues.map((issue) => {
    const field = issue.path.join('.');
    const form =
      issue.code === 'unrecognized_keys'
        ? `has no field ${issue.keys.join(', ')}`
        : `must be ${issue.message}`;
    return `web/src/content/owner.ts: ${field || 'owner'} ${form}.`;
  });
  throw new Error(sentences.join('\n'));
}
