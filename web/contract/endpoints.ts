/** Imports no schema, so that the client script stays small. `resource` is also the list's key in the JSON file. */
export const endpoints = {
  contact: { method: 'POST', path: '/api/contact', resource: 'contact' },
  freeIntake: { method: 'POST', path: '/api/free-intake', resource: 'free-intake' },
  aiScan: { method: 'POST', path: '/api/ai-scan', resource: 'ai-scan' },
} as const;

/** Milliseconds until the client aborts a call, including the response body. Uploads may hold 25 MB. */
export const timeLimits = { call: 15_000, upload: 60_000 } as const;

export const healthPath = '/api/health';
export const openApiPath = '/api/openapi.json';
