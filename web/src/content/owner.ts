import type { Owner } from './owner-schema';

/**
 * The facts about your company. Fill in what you know and leave the rest `undefined`: the site then says where a
 * visitor gets the answer, or leaves the line out. `npm run check:owner` lists what is missing and what the law wants.
 * The build stops at a value of the wrong form and names the field. Scripts of the site contain this file, so enter only
 * what everybody may read.
 */
export const owner: Owner = {
  /**
   * The company that owns the site. About, contact and the footer show it. Without it, about and contact say: "Every
   * quote, contract and invoice names it".
   */
  company: {
    /** The registered name. Example: 'Kleermaker Agents B.V.' */
    name: undefined,
    /** One line. Example: 'Herengracht 1, 1015 BA Amsterdam, Netherlands' */
    address: undefined,
    /** Register and number. Example: 'KvK 12345678' */
    register: undefined,
    /** Two letters and up to 13 letters and digits. Example: 'NL001234567B01' */
    vatNumber: undefined,
    /** Who runs the company. Example: 'Sanne de Vries' */
    runBy: undefined,
    /** Number of people. Example: 12 */
    team: undefined,
  },
  /** Replace both samples. The phone number begins with + and the country code, and has no brackets. */
  contact: { email: 'hello@maatwerk.example', phone: '+31 20 000 00 00' },
  /** When a person answers. Example: { days: 'Mon-Fri', from: '08:30', to: '17:30' }. Without it, no hours appear. */
  hours: undefined,
  /**
   * Who answers about personal data: an e-mail address, or a name, which the site shows with the address of `contact`.
   * Without it: the line is left out.
   */
  dataProtection: undefined,
  /** A customer who takes calls. Example: 'Hotel Example, Ghent, +32 9 000 00 00'. Without it, visitors write to you. */
  reference: undefined,
  discovery: {
    /**
     * Continues "The result takes 3-5 days from". Example: 'the first working day after your intake'.
     * Without it: no page says.
     */
    countsFrom: undefined,
    /** true if the price of building is reduced by the €400. Without it, the page says that the quote states this. */
    isDeducted: undefined,
    /** true if you pay the €400 back after advice against an agent, false if not. Without it: no page says. */
    isRefunded: undefined,
    /** Within how many days of the invoice the €400 is due. Example: 14. Without it: no page says. */
    payableInDays: undefined,
  },
  /**
   * Terms of the plans, for the pricing page. One line of the page lists the missing terms, and says that the quote
   * states them.
   */
  plans: {
    /** 'excluded' or 'included': whether the prices on the site are without or with VAT. */
    vat: undefined,
    /**
     * The shortest contract, the notice, from when it counts, and what follows: it runs on 'monthly', renews 'yearly',
     * or 'ends'. Example:
     * { months: 12, noticeWeeks: 4, startsAt: 'the day your first agent goes live', renews: 'monthly' }
     */
    term: undefined,
    /**
     * Building an agent: the smallest price in euros, the shortest and longest time in weeks from the accepted quote,
     * what the price covers, and the prices for the pricing page's examples of 5, 40 and 80 components. Without these,
     * the last two have no total.
     * Example: { from: 2_500, weeks: [3, 6], covers: 'set-up and tests', worked: [3_500, 16_000, 29_000] }
     */
    building: undefined,
    /** When building is due, and what a customer gets back without acceptance. Example: 'Half on acceptance' */
    buildingPayment: undefined,
    /** When your people answer questions about agents. Same form as `hours`. */
    supportHours: undefined,
    /** true if agents stop at the limit of the plan, false if they go on and cost extra. */
    monthlyCap: undefined,
    /** Shown with `monthlyCap`: the percentage of tasks at which you warn the customer. Example: 80 */
    limitWarning: undefined,
    /**
     * Shown if `monthlyCap` and `voiceAgentCallsCount` are true: what a caller gets at the limit.
     * Example: 'Calls then go to a number you choose'
     */
    callsAtLimit: undefined,
    /** When and how prices change. Example: 'Once a year after the first term, by at most inflation' */
    priceChanges: undefined,
    /** How soon a customer who leaves gets the data, and how. Example: { days: 14, format: 'CSV and PDF' } */
    exportOnLeaving: undefined,
    /**
     * Within how many hours of a customer's report you correct a fault. Once you have entered `supportHours`, the site
     * says that only those count. Example: 8
     */
    repairHours: undefined,
    /** What happens outside these hours. Example: 'An agent with a fault stops' */
    faultsAtNight: undefined,
    /** How many changes of agents a paid plan contains in a month: a number such as 4, or 'unlimited'. */
    changesPerMonth: undefined,
    /** Euros for each change beyond them. Example: 120. Without it: no page says. */
    furtherChange: undefined,
    /** The limit of your liability. Example: 'Up to the fees of twelve months' */
    liability: undefined,
    /** What the usage example's €0.005 are, in brackets after it. Example: 'our cost of the AI models' */
    exampleRate: undefined,
    /** Who owns what when a customer leaves. Example: 'You own the blueprint and your rules; we own the components' */
    ownership: undefined,
  },
  /** How often the Voice Agent's €120 are due: 'monthly' or 'once'. Totals contain the price only if it is monthly. */
  voiceAgentBilling: undefined,
  /** Euros for a minute with the Voice Agent. Example: 0.25. Without it, the page says that the quote states it. */
  voiceAgentPerMinute: undefined,
  /** true if each call also counts as a task of the plan, false if a customer pays only its minutes. */
  voiceAgentCallsCount: undefined,
  /** Euros for a day of training, or 'included' in paid plans. Example: 1_200. Without it, visitors write to you. */
  trainingPerDay: undefined,
  /** Days, if training is included, and travel. Example: 'Two days a year, further days €1,200, travel is extra' */
  trainingTerms: undefined,
  /**
   * The AI that reads a scan, the country where it reads and stores it, and the days until you delete the record.
   * Example: { model: 'Example 4', provider: 'Example AI', storedIn: 'Ireland', days: 30 }.
   * Without it: the form asks the visitor to leave personal data out, and names no maker.
   */
  scan: undefined,
  /** The AI of Discovery's chatbot. Same form; answers are deleted after `days`. Without it: no page names it. */
  chatbot: undefined,
  /** Facts for IT, on the security page. One line of the page lists the missing facts. */
  data: {
    /** Where your customers' data is kept. Example: 'Frankfurt, Germany' */
    storedIn: undefined,
    /** Name, task and place of each: hosting, AI, email, calls. Example: ['Example Cloud (hosting, Frankfurt)'] */
    suppliers: undefined,
    /** Makers of the AI models. Example: ['Example AI'] */
    models: undefined,
    /** Within how many hours of noticing an incident you tell the customer. Example: 24 */
    incidentHours: undefined,
    /** How many days after the end of a contract you delete the data, in backups too. Example: 60 */
    deletionDays: undefined,
    /** How many days you keep the record of what agents did. Example: 365 */
    logDays: undefined,
    /** Where and how long, or 'None'. Example: 'Daily, kept in Frankfurt for 30 days' */
    backups: undefined,
    /** true if customers' data trains AI models. */
    trainsModels: undefined,
    /** Example: 'Single sign-on with Microsoft Entra or Google' */
    signIn: undefined,
    /** Example: '99.5% a month, or 10% of the fee back' */
    availability: undefined,
    /** true if agents may process health data once the impact has been assessed, false if never. */
    healthData: undefined,
    /** true if your contract has the clauses that DORA asks of suppliers of banks; false says that it lacks them. */
    dora: undefined,
    /** Who is provider and who deployer under the EU AI Act. Example: 'We are the provider; you are the deployer' */
    aiActRoles: undefined,
    /** What you do for agents of high risk, such as the HR screener. Example: 'We register them' */
    highRisk: undefined,
    /**
     * For the works council: what the studio shows of employees.
     * Example: 'The studio shows the work of agents, not of employees'
     */
    staffInsight: undefined,
    /** Data that leaves the European Economic Area, or 'None'. Example: 'Email, under standard clauses' */
    outsideEea: undefined,
    /** What you do when an authority outside the EU demands data. Example: 'We refuse where the law allows it' */
    foreignAuthorities: undefined,
    /** When and by whom the last test was done. Example: 'March 2026, by Example Security' or 'None yet' */
    penetrationTest: undefined,
    /**
     * `date` is the day of issue. Example: [{ name: 'ISO 27001 by Example Cert', number: 'IS 00', date: '2026-03-01' }].
     * Without it, or with [], the page says that you hold none yet.
     */
    certificates: undefined,
  },
  /**
   * Which of a page's four percentages you measured, at how many customers, when and how. The page puts "Measured:"
   * before it. Key: last part of the page's path. Without it: "What we aim for". Example:
   * { hr: 'less admin at 12 customers in 2025, by hours logged over four weeks before and after. The others are aims' }
   */
  rings: {},
  /**
   * How many months you keep a visitor's message after it arrives, and an application after your decision. Example:
   * { visitorMonths: 12, applicantMonths: 1 }
   */
  retention: { visitorMonths: undefined, applicantMonths: undefined },
  /** What applicants ask about every position, shown on the job pages. Without it: the lines are left out. */
  employer: {
    /** Where the positions in the Netherlands have their office. Example: 'Amsterdam' */
    office: undefined,
    /** Hours of a full week. Example: 40 */
    weekHours: undefined,
    /** Example: 'First year fixed, then permanent' */
    contract: undefined,
    /** What the salary contains. Example: 'Gross, with holiday allowance' */
    salary: undefined,
    /** Who answers applicants: a name, or the e-mail address for applications. Example: 'jobs@example.com' */
    contact: undefined,
    /** true if AI helps to sort applications, false if only people read them. */
    usesAi: undefined,
  },
  /**
   * The day on which each position was posted. Keys: senior-ai-engineer, product-designer, customer-success-manager,
   * business-development-manager. Example: { 'product-designer': '3 March' }. Without it: "Open now".
   */
  postedOn: {},
  /**
   * Paths or https addresses of the legal pages. The file of a path belongs in web/public. The forms link to the
   * privacy page. Example: { privacy: '/privacy.pdf' }. A link without an address leads home and says "soon".
   */
  legal: { privacy: undefined, terms: undefined, cookies: undefined, imprint: undefined },
  /** Https addresses of your accounts. Keys: LinkedIn, Instagram, YouTube. A button without an address does nothing. */
  social: {},
  /**
   * Paths or https addresses. Keys: Our Team, Blog, Case Studies, Documentation, API Reference, Support Center,
   * Community. A link without an address says "soon".
   */
  footer: {},
  /**
   * What else people ask you: headings with their answers. `plans` appears on the pricing page, `data` on the security
   * page, and `employer` on each job page. Example: { plans: { Insurance: 'Professional liability, €2 million a case' } }
   */
  further: { plans: {}, data: {}, employer: {} },
  /** Set one to true after you have replaced all examples of its kind by the words of real customers, who consented. */
  examplesAreReal: { stories: false, quotations: false },
};
