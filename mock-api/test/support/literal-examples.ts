/**
 * A call with its whole response, typed by hand. Other tests compare the API with its own OpenAPI document, so they
 * miss an error that is in both. `parity.test.ts` makes the calls in this order, on 2026-03-01 at 08:00 UTC, and starts
 * with empty lists.
 */
export interface LiteralExample {
  what: string;
  method: string;
  path: string;
  /** The JSON body. A string is sent unchanged, for invalid JSON. */
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
/** Two fields that only the server may set, and the field `role`, which the API does not know. */
const ofTheServer = { id: 9, createdAt: 'yesterday', role: 'admin' };
const message = {
  id: 1,
  ...sentMessage,
  createdAt: '2026-03-01T08:00:00.000Z',
};
const sentDiscoveryRequest = {
  firstName: 'Matteo',
  lastName: 'Quirinale',
  email: 'matteo@studio.example',
  company: 'Studio',
  service: 'discovery',
  message: 'Which day suits you?',
};
const discoveryRequest = {
  id: 2,
  ...sentDiscoveryRequest,
  createdAt: '2026-03-01T08:00:00.000Z',
};
const { company: _, service: __, ...sentByPerson } = sentDiscoveryRequest;
const messageOfPerson = { id: 3, ...sentByPerson, createdAt: '2026-03-01T08:00:00.000Z' };
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
const intake = {
  id: 1,
  ...sentIntake,
  status: 'pending',
  createdAt: '2026-03-01T08:00:00.000Z',
};
const websiteScan = {
  id: 1,
  type: 'website',
  url: 'zandbergen.example',
  createdAt: '2026-03-01T08:00:00.000Z',
};
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
  createdAt: '2026-03-01T08:00:00.000Z',
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

export const literalExamples: LiteralExample[] = [
  {
    what: 'GET of an empty list',
    method: 'GET',
    path: '/api/contact',
    status: 200,
    contentType: jsonType,
    body: [],
  },
  {
    what: 'POST of a message',
    method: 'POST',
    path: '/api/contact',
    json: { ...sentMessage, lastName: ' Zandbergen ', company: '', ...ofTheServer },
    status: 201,
    contentType: jsonType,
    body: message,
  },
  {
    what: 'POST of a Discovery request',
    method: 'POST',
    path: '/api/contact',
    json: sentDiscoveryRequest,
    status: 201,
    contentType: jsonType,
    body: discoveryRequest,
  },
  {
    what: 'POST of a message with empty fields',
    method: 'POST',
    path: '/api/contact',
    json: { ...sentByPerson, company: ' ', service: '' },
    status: 201,
    contentType: jsonType,
    body: messageOfPerson,
  },
  {
    what: 'POST of an intake',
    method: 'POST',
    path: '/api/free-intake',
    json: { ...sentIntake, currentTools: '', status: 'done', ...ofTheServer },
    status: 201,
    contentType: jsonType,
    body: intake,
  },
  {
    what: 'POST of a scan of a website',
    method: 'POST',
    path: '/api/ai-scan',
    form: [
      ['type', 'website'],
      ['url', ' zandbergen.example '],
    ],
    status: 200,
    contentType: jsonType,
    body: { id: 1, ...nothingStandsOut },
  },
  {
    what: 'POST of a scan of documents',
    method: 'POST',
    path: '/api/ai-scan',
    form: [
      ['type', 'documents'],
      ['files', new File(['hello'], 'a.txt')],
    ],
    status: 200,
    contentType: jsonType,
    body: { id: 2, ...nothingStandsOut },
  },
  {
    what: 'POST of a message with a subject only',
    method: 'POST',
    path: '/api/contact',
    json: { subject: 'Bread' },
    status: 422,
    contentType: problemType,
    body: {
      type: 'about:blank',
      title: 'Invalid fields',
      status: 422,
      detail: 'Some fields are missing or not valid.',
      errors: [
        { field: 'firstName', message: 'First name is required' },
        { field: 'lastName', message: 'Last name is required' },
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'message', message: 'Please fill in all required fields.' },
      ],
    },
  },
  {
    what: 'POST of a document of a type that the scan does not read',
    method: 'POST',
    path: '/api/ai-scan',
    form: [
      ['type', 'documents'],
      ['files', new File(['hello'], 'a.exe')],
    ],
    status: 422,
    contentType: problemType,
    body: {
      type: 'about:blank',
      title: 'Invalid fields',
      status: 422,
      detail: 'Some fields are missing or not valid.',
      errors: [
        {
          field: 'files',
          message: 'a.exe cannot be scanned. Please choose pdf, doc, docx, txt, csv or xlsx.',
        },
      ],
    },
  },
  {
    what: 'POST of a message with a field that breaks two rules',
    method: 'POST',
    path: '/api/contact',
    json: { ...sentByPerson, message: 'short\0' },
    status: 422,
    contentType: problemType,
    body: {
      type: 'about:blank',
      title: 'Invalid fields',
      status: 422,
      detail: 'Some fields are missing or not valid.',
      errors: [{ field: 'message', message: 'Please use plain text' }],
    },
  },
  {
    what: 'POST of an intake with two unknown areas of interest',
    method: 'POST',
    path: '/api/free-intake',
    json: { ...sentIntake, interestedAreas: ['x', 'y'] },
    status: 422,
    contentType: problemType,
    body: {
      type: 'about:blank',
      title: 'Invalid fields',
      status: 422,
      detail: 'Some fields are missing or not valid.',
      errors: [
        { field: 'interestedAreas', message: 'Please select at least one area of interest' },
      ],
    },
  },
  {
    what: 'GET of all messages',
    method: 'GET',
    path: '/api/contact',
    status: 200,
    contentType: jsonType,
    body: [message, discoveryRequest, messageOfPerson],
  },
  {
    what: 'GET of one message',
    method: 'GET',
    path: '/api/contact/1',
    status: 200,
    contentType: jsonType,
    body: message,
  },
  {
    what: 'GET of all intakes',
    method: 'GET',
    path: '/api/free-intake',
    status: 200,
    contentType: jsonType,
    body: [intake],
  },
  {
    what: 'GET of one intake',
    method: 'GET',
    path: '/api/free-intake/1',
    status: 200,
    contentType: jsonType,
    body: intake,
  },
  {
    what: 'GET of all scans',
    method: 'GET',
    path: '/api/ai-scan',
    status: 200,
    contentType: jsonType,
    body: [websiteScan, documentsScan],
  },
  {
    what: 'GET of one scan',
    method: 'GET',
    path: '/api/ai-scan/2',
    status: 200,
    contentType: jsonType,
    body: documentsScan,
  },
  {
    what: 'GET of an unknown record',
    method: 'GET',
    path: '/api/contact/9',
    status: 404,
    contentType: problemType,
    body: {
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      detail: 'There is nothing at this address.',
    },
  },
  {
    what: 'POST of malformed JSON',
    method: 'POST',
    path: '/api/free-intake',
    json: '{"firstName":',
    status: 400,
    contentType: problemType,
    body: {
      type: 'about:blank',
      title: 'Malformed request',
      status: 400,
      detail: 'The body is not valid JSON in UTF-8.',
    },
  },
  {
    what: 'DELETE of a record',
    method: 'DELETE',
    path: '/api/contact/1',
    status: 405,
    contentType: problemType,
    allow: 'GET, HEAD, OPTIONS',
    body: {
      type: 'about:blank',
      title: 'Method not allowed',
      status: 405,
      detail: 'This address does not take that method.',
    },
  },
  {
    what: 'OPTIONS of a list',
    method: 'OPTIONS',
    path: '/api/contact',
    status: 204,
    contentType: null,
    allow: 'GET, HEAD, POST, OPTIONS',
    body: '',
  },
  {
    what: 'GET /api/health',
    method: 'GET',
    path: '/api/health',
    status: 200,
    contentType: jsonType,
    body: { status: 'ok' },
  },
];
