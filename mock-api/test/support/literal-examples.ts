/**
 * A call with its whole response, typed by hand. A check against the API's own OpenAPI document would miss an error
 * that both share. `parity.test.ts` makes the calls in this order on empty lists, and replaces the times.
 */
export interface LiteralExample {
  what: string;
  method: string;
  path: string;
  /** The JSON body. A string is sent unchanged, so that it can be invalid JSON. */
  json?: object | string;
  form?: [name: string, value: string | File][];
  status: number;
  contentType: string | null;
  allow?: string;
  body: unknown;
}

const jsonType = 'application/json; charset=utf-8';
const problemType = 'application/problem+json';

const sentMessage = {
  firstName: 'Femke',
  lastName: 'Zandbergen',
  email: 'femke@bakt.example',
  subject: 'Bread',
  message: 'Hi',
};
/** Two fields that only the server may set, and the field `role`, which the API does not have. */
const ofTheServer = { id: 9, createdAt: 'yesterday', role: 'admin' };
const createdAt = '2026-03-01T08:00:00.000Z';
const message = { id: 1, ...sentMessage, createdAt };
const sentDiscoveryRequest = {
  firstName: 'Matteo',
  lastName: 'Quirinale',
  email: 'matteo@studio.example',
  company: 'Studio',
  service: 'discovery',
  message: 'Which day suits you?',
};
const discoveryRequest = { id: 2, ...sentDiscoveryRequest, createdAt };
const { company: _, service: __, ...sentByPerson } = sentDiscoveryRequest;
const messageOfPerson = { id: 3, ...sentByPerson, createdAt };
const sentIntake = {
  firstName: 'Ingrid',
  lastName: 'Hallqvist',
  email: 'ingrid@logistik.example',
  company: 'Hallqvist Logistik',
  industry: 'logistics',
  companySize: '51-200',
  currentChallenges: 'Notes are typed over twice.',
  interestedAreas: ['operations'],
  timeline: 'within 3 months',
  budget: '5,000-15,000',
};
const intake = { id: 1, ...sentIntake, status: 'pending', createdAt };
const websiteScan = { id: 1, type: 'website', url: 'zandbergen.example', createdAt };
const documentsScan = {
  id: 2,
  type: 'documents',
  files: [
    {
      name: 'a.txt',
      size: 5,
      sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    },
  ],
  createdAt,
};
const nothingStandsOut = {
  recommendedProducts: ['AI Agent Suite'],
  recommendedSolutions: ['Operations & Administration', 'Customer Service'],
  reasoning:
    'No single task stands out, which is common. Start small, with one agent for one task that ' +
    'returns every day. Then you see what an agent can do for you.',
  nextSteps: [
    'Keep a list for one week of what you do more than three times.',
    'Choose the task with the clearest rules.',
    'Send us the list in a free intake. A person reads it.',
  ],
};

type Sent = Pick<LiteralExample, 'json' | 'form'>;

const example = (
  what: string,
  call: string,
  status: number,
  body: unknown,
  sent: Sent = {},
): LiteralExample => {
  const [method = '', path = ''] = call.split(' ');
  return { what, method, path, ...sent, status, contentType: jsonType, body };
};
const problem = (
  what: string,
  call: string,
  [status, title, detail]: [number, string, string],
  sent?: Sent,
  more = {},
): LiteralExample => ({
  ...example(what, call, status, { type: 'about:blank', title, status, detail, ...more }, sent),
  contentType: problemType,
});
const invalid = (what: string, call: string, sent: Sent, ...errors: [string, string][]) =>
  problem(what, call, [422, 'Invalid fields', 'Some fields are missing or not valid.'], sent, {
    errors: errors.map(([field, text]) => ({ field, message: text })),
  });

export const literalExamples: LiteralExample[] = [
  example('GET of an empty list', 'GET /api/contact', 200, []),
  example('POST of a message', 'POST /api/contact', 201, message, {
    json: { ...sentMessage, lastName: ' Zandbergen ', company: '', ...ofTheServer },
  }),
  example('POST of a Discovery request', 'POST /api/contact', 201, discoveryRequest, {
    json: sentDiscoveryRequest,
  }),
  example('POST of a message with empty fields', 'POST /api/contact', 201, messageOfPerson, {
    json: { ...sentByPerson, company: ' ', service: '' },
  }),
  example('POST of an intake', 'POST /api/free-intake', 201, intake, {
    json: { ...sentIntake, currentTools: '', status: 'done', ...ofTheServer },
  }),
  example(
    'POST of a scan of a website',
    'POST /api/ai-scan',
    200,
    { id: 1, ...nothingStandsOut },
    {
      form: [
        ['type', 'website'],
        ['url', ' zandbergen.example '],
      ],
    },
  ),
  example(
    'POST of a scan of documents',
    'POST /api/ai-scan',
    200,
    { id: 2, ...nothingStandsOut },
    {
      form: [
        ['type', 'documents'],
        ['files', new File(['hello'], 'a.txt')],
      ],
    },
  ),
  invalid(
    'POST of a message with a subject only',
    'POST /api/contact',
    { json: { subject: 'Bread' } },
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Please enter a valid email address'],
    ['message', 'Please fill in all required fields.'],
  ),
  invalid(
    'POST of a document of a type that the scan does not read',
    'POST /api/ai-scan',
    {
      form: [
        ['type', 'documents'],
        ['files', new File(['hello'], 'a.exe')],
      ],
    },
    ['files', 'a.exe cannot be scanned. Please choose pdf, doc, docx, txt, csv or xlsx.'],
  ),
  invalid(
    'POST of a message with a field that breaks two rules',
    'POST /api/contact',
    { json: { ...sentByPerson, message: 'short\0' } },
    ['message', 'Please use plain text'],
  ),
  invalid(
    'POST of an intake with two unknown areas of interest',
    'POST /api/free-intake',
    { json: { ...sentIntake, interestedAreas: ['x', 'y'] } },
    ['interestedAreas', 'Please select at least one area of interest'],
  ),
  example('GET of all messages', 'GET /api/contact', 200, [
    message,
    discoveryRequest,
    messageOfPerson,
  ]),
  example('GET of one message', 'GET /api/contact/1', 200, message),
  example('GET of all intakes', 'GET /api/free-intake', 200, [intake]),
  example('GET of one intake', 'GET /api/free-intake/1', 200, intake),
  example('GET of all scans', 'GET /api/ai-scan', 200, [websiteScan, documentsScan]),
  example('GET of one scan', 'GET /api/ai-scan/2', 200, documentsScan),
  problem('GET of an unknown record', 'GET /api/contact/9', [
    404,
    'Not found',
    'There is nothing at this address.',
  ]),
  problem(
    'POST of malformed JSON',
    'POST /api/free-intake',
    [400, 'Malformed request', 'The body is not valid JSON in UTF-8.'],
    { json: '{"firstName":' },
  ),
  {
    ...problem('DELETE of a record', 'DELETE /api/contact/1', [
      405,
      'Method not allowed',
      'This address does not take that method.',
    ]),
    allow: 'GET, HEAD, OPTIONS',
  },
  {
    ...example('OPTIONS of a list', 'OPTIONS /api/contact', 204, ''),
    contentType: null,
    allow: 'GET, HEAD, POST, OPTIONS',
  },
  example('GET /api/health', 'GET /api/health', 200, { status: 'ok' }),
];
